import {
  aNumero,
  formatearMonto,
  formularioDeLimite,
  LIMITE_PREDETERMINADO,
  propios,
  rolesQueAprueban,
  TODOS_DEL_ROL,
} from '@adjudica/domain';
import type { LimiteVista } from '../../generated/api';
import { MoneyField } from '../../ui/fields/columns';
import { ListaDeAjustes, NombreQueAbre } from '../../ui/ListaDeAjustes';
import { DataTable } from '../../ui/tabla/DataTable';

const quien = ({ rol, usuario }: LimiteVista): string =>
  usuario === TODOS_DEL_ROL ? `${rol ?? ''}: ${propios.limiteTodos}` : `${rol ?? ''}: ${usuario ?? ''}`;
const predeterminado = formatearMonto(LIMITE_PREDETERMINADO);

const Column = DataTable.Col<LimiteVista>;

/** Up to which amount who wrote an exception or a mark approves the same folder. */
export default function LimiteList() {
  return (
    <ListaDeAjustes<LimiteVista>
      title={propios.limitesTitulo}
      description={propios.limitesDescripcion(predeterminado)}
      empty={propios.sinLimites(predeterminado)}
      sort={{ field: 'usuario', order: 'ASC' }}
      exporter
      formulario={formularioDeLimite}
      nuevo={propios.limiteNuevo}
      tituloDe={(fila) => propios.limiteDe(quien(fila))}
      inicial={{ rol: rolesQueAprueban[0], usuario: TODOS_DEL_ROL, monto: aNumero(LIMITE_PREDETERMINADO) }}
      creado={propios.limiteCreado}
      editado={propios.limiteEditado}
      eliminado={propios.limiteEliminado}
    >
      <Column source="usuario" render={(fila) => <NombreQueAbre>{quien(fila)}</NombreQueAbre>} />
      <Column source="monto" align="right" field={MoneyField} />
      <Column source="guardadaPor" disableSort />
    </ListaDeAjustes>
  );
}
