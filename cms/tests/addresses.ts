import type { Backend } from '../config.ts';

/** The ports of the editing page and of the mock Git host. */
export const PORT = Number(process.env['CMS_TEST_PORT'] ?? 4540);
export const GIT_HOST_PORT = PORT + 1;

export const BACKEND: Backend = {
  name: 'github',
  repo: 'organization/site',
  branch: 'main',
  api_root: `http://127.0.0.1:${GIT_HOST_PORT}`,
};
