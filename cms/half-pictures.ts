/**
 * Refuses a JPEG of which the end is missing, as a broken download leaves it, where it is chosen: Sveltia CMS would convert what is there.
 * One that is dropped on the page is left to the check before publishing.
 */
export function refuseHalfPictures(): void {
  const passed = new WeakSet<Event>();
  document.addEventListener(
    'change',
    (event) => {
      const input = event.target;
      if (passed.has(event) || !(input instanceof HTMLInputElement) || !input.files?.length) return;
      event.stopImmediatePropagation();
      void Promise.all(Array.from(input.files, isWhole)).then((whole) => {
        if (whole.includes(false))
          return alert('Only a part of this picture is here. Copy it or download it once more, then choose it again.');
        const again = new Event('change', { bubbles: true });
        passed.add(again);
        input.dispatchEvent(again);
        return undefined;
      });
    },
    true,
  );
}

/** Whether a browser can read a JPEG to its end; true for any other file. */
async function isWhole(file: File): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  if (first !== 0xff || second !== 0xd8) return true;
  return createImageBitmap(file).then(
    (picture) => {
      picture.close();
      return true;
    },
    () => false,
  );
}
