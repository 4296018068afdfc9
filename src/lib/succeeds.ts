/** Whether the browser does something. It refuses what a visitor has not allowed, and has no clipboard for a page without HTTPS. */
export async function succeeds(act: () => Promise<void>): Promise<boolean> {
  try {
    await act();
    return true;
  } catch {
    return false;
  }
}
