/** The footer has the present year by the visitor's clock. */
const year = document.querySelector('[data-year]') as HTMLElement;
year.textContent = `${new Date().getFullYear()}`;
