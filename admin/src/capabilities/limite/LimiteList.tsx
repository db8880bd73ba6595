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
import { OpeningName, SettingsList } from '../../ui/SettingsList';
import { DataTable } from '../../ui/table/DataTable';

const quien = ({ rol, usuario }: LimiteVista): string =>
  usuario === TODOS_DEL_ROL ? `${rol ?? ''}: ${propios.limiteTodos}` : `${rol ?? ''}: ${usuario ?? ''}`;
const predeterminado = formatearMonto(LIMITE_PREDETERMINADO);

const deFabrica = rolesQueAprueban.map((rol) => ({
  id: rol,
  nombre: `${rol}: ${propios.limiteTodos}`,
  valor: predeterminado,
  initial: { rol, usuario: TODOS_DEL_ROL, monto: aNumero(LIMITE_PREDETERMINADO) },
}));

const Column = DataTable.Col<LimiteVista>;

/** Up to which amount who wrote an exception or a mark approves the same folder. */
export default function LimiteList() {
  return (
    <SettingsList<LimiteVista>
      title={propios.limitesTitulo}
      description={propios.limitesDescripcion(predeterminado)}
      empty={propios.sinLimites(predeterminado)}
      sort={{ field: 'usuario', order: 'ASC' }}
      exporter
      form={formularioDeLimite}
      createTitle={propios.limiteNuevo}
      titleOf={(fila) => propios.limiteDe(quien(fila))}
      initial={deFabrica[0]?.initial ?? {}}
      factory={deFabrica}
      created={propios.limiteCreado}
      edited={propios.limiteEditado}
      deleted={propios.limiteEliminado}
    >
      <Column source="usuario" render={(fila) => <OpeningName>{quien(fila)}</OpeningName>} />
      <Column source="monto" align="right" field={MoneyField} />
      <Column source="guardadaPor" disableSort />
    </SettingsList>
  );
}
