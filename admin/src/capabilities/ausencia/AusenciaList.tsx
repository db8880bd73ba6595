import { formularioDeAusencia, propios } from '@adjudica/domain';
import type { AusenciaVista } from '../../generated/api';
import { DateField } from '../../ui/fields/columns';
import { OpeningName, SettingsList } from '../../ui/SettingsList';
import { DataTable } from '../../ui/table/DataTable';

const Column = DataTable.Col<AusenciaVista>;

/** Absences, and who covers them. */
export default function AusenciaList() {
  return (
    <SettingsList<AusenciaVista>
      title={propios.ausenciasTitulo}
      description={propios.ausenciasDescripcion}
      empty={propios.sinAusencias}
      sort={{ field: 'desde', order: 'DESC' }}
      exporter
      form={formularioDeAusencia}
      titleOf={({ ausente, reemplazo }) => propios.ausenciaDe(ausente ?? '', reemplazo ?? '')}
    >
      <Column source="ausente" render={({ ausente }) => <OpeningName>{ausente}</OpeningName>} />
      <Column source="reemplazo" />
      <Column source="desde" field={DateField} />
      <Column source="hasta" field={DateField} />
      <Column source="motivo" disableSort />
      <Column source="guardadaPor" disableSort />
    </SettingsList>
  );
}
