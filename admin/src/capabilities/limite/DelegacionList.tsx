import { formularioDeDelegacion, propios } from '@adjudica/domain';
import type { DelegacionVista } from '../../generated/api';
import { DateField } from '../../ui/fields/columns';
import { OpeningName, SettingsList } from '../../ui/SettingsList';
import { DataTable } from '../../ui/table/DataTable';

const Column = DataTable.Col<DelegacionVista>;

/** Limits lent for an absence. */
export default function DelegacionList() {
  return (
    <SettingsList<DelegacionVista>
      title={propios.delegacionesTitulo}
      description={propios.delegacionesDescripcion}
      empty={propios.sinDelegaciones}
      sort={{ field: 'desde', order: 'DESC' }}
      exporter
      form={formularioDeDelegacion}
      titleOf={({ titular, delegado }) => propios.delegacionDe(titular ?? '', delegado ?? '')}
    >
      <Column source="titular" render={({ titular }) => <OpeningName>{titular}</OpeningName>} />
      <Column source="delegado" />
      <Column source="desde" field={DateField} />
      <Column source="hasta" field={DateField} />
      <Column source="motivo" disableSort />
      <Column source="guardadaPor" disableSort />
    </SettingsList>
  );
}
