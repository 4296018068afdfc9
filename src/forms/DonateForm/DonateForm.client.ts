import { loadOnUse } from '#forms/loadOnUse.ts';

loadOnUse();
