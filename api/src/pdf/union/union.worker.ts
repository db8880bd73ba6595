import { serve } from '../../workers/serve';
import { unir } from './unir';

// The library comments on what it repairs; nobody reads that.
console.warn = () => undefined;
serve(unir);
