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
import { Unidad1795914803791 } from './1795914803791-unidad';
import { FormatosSinSaldo1795925807914 } from './1795925807914-formatos-sin-saldo';
import { DatosDelActa1795928041066 } from './1795928041066-datos-del-acta';
import { Interviniente1795930000420 } from './1795930000420-interviniente';
import { LugarDeContrato1795937002510 } from './1795937002510-lugar-de-contrato';
import { PapelesDelCaso1795941784226 } from './1795941784226-papeles-del-caso';
import { Beneficiario1795942712031 } from './1795942712031-beneficiario';
import { ReglasDelCaso1795943000000 } from './1795943000000-reglas-del-caso';
import { QuienRecibe1795951207761 } from './1795951207761-quien-recibe';
import { EntregaDeModelo1795955443695 } from './1795955443695-entrega-de-modelo';
import { Adenda1795962178092 } from './1795962178092-adenda';

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
  Unidad1795914803791,
  FormatosSinSaldo1795925807914,
  DatosDelActa1795928041066,
  Interviniente1795930000420,
  LugarDeContrato1795937002510,
  PapelesDelCaso1795941784226,
  Beneficiario1795942712031,
  ReglasDelCaso1795943000000,
  QuienRecibe1795951207761,
  EntregaDeModelo1795955443695,
  Adenda1795962178092,
];
