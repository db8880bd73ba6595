import { serve } from '../../workers/serve';
import { unir } from './unir';

// The library logs its repairs.
console.warn = () => undefined;
serve(unir);
