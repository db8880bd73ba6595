import { cicloDeAdjudicacion } from './adjudicacion/reglas';
import { cicloDeAsamblea } from './asamblea/ciclo';
import { cicloDeCarta } from './carta-salida/ciclo';
import { cicloDeContrato } from './contrato/ciclo';
import { cicloDeCorreo } from './correo/ciclo';
import { cicloDeDocumento } from './documento/ciclo';
import { cicloDeFormato } from './formato/ciclo';
import { cicloDeMedio } from './medio/ciclo';
import { cicloDeOrden } from './orden-de-compra/ciclo';
import { cicloDePagare } from './pagare/ciclo';
import { cicloDePrenda } from './prenda/ciclo';
import { cicloDeReferencia } from './referencia/ciclo';
import { cicloDeRiesgo } from './riesgo/ciclo';
import { cicloDePago } from './solicitud-de-pago/ciclo';
import { cicloDeEnvio } from './suscripcion/ciclo';
import { cicloDeTarea } from './tarea/ciclo';

/** By which the API tells its acts, and a defect in a table, apart. */
test.each([
  ['adjudicacion', cicloDeAdjudicacion],
  ['asamblea', cicloDeAsamblea],
  ['carta-salida', cicloDeCarta],
  ['contrato', cicloDeContrato],
  ['correo', cicloDeCorreo],
  ['documento', cicloDeDocumento],
  ['envio-evento', cicloDeEnvio],
  ['formato', cicloDeFormato],
  ['medio-aprobacion', cicloDeMedio],
  ['orden-de-compra', cicloDeOrden],
  ['pagare', cicloDePagare],
  ['prenda', cicloDePrenda],
  ['referencia', cicloDeReferencia],
  ['riesgo', cicloDeRiesgo],
  ['solicitud-de-pago', cicloDePago],
  ['tarea', cicloDeTarea],
])('the lifecycle of %s bears the name of its record', (nombre, ciclo) => {
  expect(ciclo.nombre).toBe(nombre);
});
