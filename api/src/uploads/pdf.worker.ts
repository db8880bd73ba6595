import { serve } from '../workers/serve';
import { inspectPdf } from './pdf-inspection';

// The library logs its repairs.
console.warn = () => undefined;
serve(inspectPdf);
