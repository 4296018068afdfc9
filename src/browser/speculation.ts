const OWN_PAGES = {
  and: [
    { href_matches: '/*' },
    // Files to save, which have endings, and parts of the page that is open already.
    { not: { href_matches: '/*.*' } },
    { not: { selector_matches: '[href^="#"],[aria-current]' } },
  ],
};

/**
 * Speculation rules: a page that a pointer rests on is drawn before it is asked for, or only fetched in browsers that do no
 * more. Neither is done for visitors who save data, and both end with the page.
 */
export const speculationRules = JSON.stringify({
  prerender: [{ where: OWN_PAGES, eagerness: 'moderate' }],
  prefetch: [{ where: OWN_PAGES, eagerness: 'moderate' }],
});
