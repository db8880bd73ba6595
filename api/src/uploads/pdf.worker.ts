import { serve } from '../workers/serve';
import { inspectPdf } from './pdf-inspection';

// The library comments on what it repairs; nobody reads that.
console.warn = () => undefined;
serve(inspectPdf);
