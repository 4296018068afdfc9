/**
 * Shows the form, and loads its script (build/scripts.ts) at the first use, or for the block in an address. A press that was too early is
 * repeated. If the script does not come, the next use asks again, at another address: some browsers remember one that failed.
 */
const form = document.forms[0] as HTMLFormElement;
let address = '/src/sections/ValuesLine/saveChair.client.ts';
let pressed: HTMLElement | null = null;

const load = async () => {
  try {
    await import(/* @vite-ignore */ address);
    const control = pressed;
    pressed = null;
    control?.click();
  } catch {
    address += '?';
  }
};
const look = () => {
  if (location.hash.startsWith('#chair')) void load();
};

form.hidden = false;
(form.querySelector('span') as HTMLElement).hidden = !navigator.share;
form.onsubmit = ({ submitter }) => {
  pressed = submitter;
  void load();
};
form.addEventListener('focusin', load);
addEventListener('hashchange', look);
look();
