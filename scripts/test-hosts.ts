import { testHosts } from './hosts.ts';
import { printTotal, requireBuild, stopTogether } from './stages.ts';

const silently = process.argv.includes('--install') || process.env['CI'] === 'true';

stopTogether();
await requireBuild();
printTotal([await testHosts({ install: silently ? 'silently' : 'ask', live: true })]);
