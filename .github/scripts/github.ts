/** Makes one request to GitHub about this repository, as a workflow may. */
export type AskGitHub = (method: string, path: string, body?: object) => Promise<unknown>;

/** @throws a sentence if GitHub refuses */
export const askGitHub: AskGitHub = async (method, path, body) => {
  const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN } = process.env;
  const response = await fetch(`${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}/${path}`, {
    method,
    headers: { Accept: 'application/vnd.github+json', Authorization: `Bearer ${GITHUB_TOKEN}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`GitHub answers ${response.status} to ${method} ${path}: ${await response.text()}`);
  return response.status === 204 ? undefined : response.json();
};
