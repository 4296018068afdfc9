/** Answers a press of Register Now while it is not connected: its reason moves into a status, so that screen readers say it. */

addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[aria-describedby^=by-letter]');
  const answer = button?.nextElementSibling;
  const reason = answer?.nextElementSibling;
  // After an earlier press the reason is already moved.
  if (!button || !answer || !reason) return;
  answer.append(reason);
  button.dataset['emphasis'] = 'dashed';
  reason.querySelector('a')?.setAttribute('data-emphasis', 'dark');
  answer.scrollIntoView({ block: 'nearest' });
});
