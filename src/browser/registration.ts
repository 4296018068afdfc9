function answerRegistration(): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[aria-describedby^=not-open]');
    const answer = button?.nextElementSibling;
    const reason = answer?.nextElementSibling;
    // An earlier press has moved it.
    if (!button || !answer || !reason) return;
    answer.append(reason);
    button.dataset['emphasis'] = 'dashed';
    reason.querySelector('a')?.setAttribute('data-emphasis', 'dark');
    answer.scrollIntoView({ block: 'nearest' });
  });
}

/**
 * On Events, the answer to a press of a Register Now that is not connected: the reason beside it becomes a status, which screen readers say,
 * and the link in it, which asks for a spot, the strong one.
 */
export const registrationScript = `(${answerRegistration})()`;
