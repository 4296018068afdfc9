import { testHosts } from './hosts.ts';
import { buildFixture, printTotal, stopTogether } from './stages.ts';

const silently = process.argv.includes('--install') || process.env['CI'] === 'true';

stopTogether();
const build = await buildFixture();
printTotal([build, await testHosts({ install: silently ? 'silently' : 'ask', live: true })]);
