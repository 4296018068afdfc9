import { useState } from 'react';

/**
 * Returns a wrapper for event handlers that passes their errors to the ErrorBoundary, instead of leaving a control that silently
 * does nothing.
 */
export function useGuard() {
  const [, update] = useState<never>();
  return <Argument>(handle: (argument: Argument) => void) =>
    (given: Argument) => {
      try {
        handle(given);
      } catch (error) {
        // Boundaries catch only what is thrown while rendering.
        update(() => {
          throw error;
        });
      }
    };
}
