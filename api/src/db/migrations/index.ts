import { Catalogo1790000001000 } from './1790000001000-catalogo';
import { Seguridad1790000002000 } from './1790000002000-seguridad';
import { Cliente1790000003000 } from './1790000003000-cliente';
import { Planes1790000004000 } from './1790000004000-planes';
import { Asamblea1790000005000 } from './1790000005000-asamblea';
import { Expediente1790000006000 } from './1790000006000-expediente';
import { Riesgo1790000007000 } from './1790000007000-riesgo';
import { Compra1790000008000 } from './1790000008000-compra';
import { Legal1790000009000 } from './1790000009000-legal';
import { Sistema1790000010000 } from './1790000010000-sistema';

/** In order. A released migration is never edited: a change is a new one (npm run db -- migracion NOMBRE). */
export const migrations = [
  Catalogo1790000001000,
  Seguridad1790000002000,
  Cliente1790000003000,
  Planes1790000004000,
  Asamblea1790000005000,
  Expediente1790000006000,
  Riesgo1790000007000,
  Compra1790000008000,
  Legal1790000009000,
  Sistema1790000010000,
];
