import { useState } from 'react';

/**
 * Wraps handlers of events, so that an error in one reaches the ErrorBoundary around it instead of leaving a control that
 * silently does nothing.
 */
export function useGuard() {
  const [, update] = useState<never>();
  return <Given>(handle: (given: Given) => void) =>
    (given: Given) => {
      try {
        handle(given);
      } catch (error) {
        // Thrown again while React renders: only then does it look for a boundary.
        update(() => {
          throw error;
        });
      }
    };
}
