import { keepsTheContract } from './contract.ts';
import { nginx } from './hosts.ts';

keepsTheContract(nginx);
