import { keepsTheContract } from './contract.ts';
import { caddy } from './hosts.ts';

keepsTheContract(caddy);
