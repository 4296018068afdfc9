import { keepsTheContract } from './contract.ts';
import { workerd } from './hosts.ts';

keepsTheContract(workerd);
