import { formularioDeAusencia, propios } from '@adjudica/domain';
import type { AusenciaVista } from '../../generated/api';
import { DateField } from '../../ui/fields/columns';
import { OpeningName, SettingsList } from '../../ui/SettingsList';
import { DataTable } from '../../ui/table/DataTable';
import { nombreDeColega, useColegas } from '../nota';

const Column = DataTable.Col<AusenciaVista>;

/** Absences, and who covers them. */
export default function AusenciaList() {
  const { data: colegas = [] } = useColegas().lectura;
  /** A user who is no colleague any more by his user name. */
  const nombreDe = (codigo: string | null): string => {
    const colega = colegas.find(({ usuario }) => usuario === codigo);
    return colega === undefined ? (codigo ?? '') : nombreDeColega(colega);
  };
  return (
    <SettingsList<AusenciaVista>
      title={propios.ausenciasTitulo}
      description={propios.ausenciasDescripcion}
      empty={propios.sinAusencias}
      sort={{ field: 'desde', order: 'DESC' }}
      exporter
      form={formularioDeAusencia}
      titleOf={({ ausente, reemplazo }) => propios.ausenciaDe(nombreDe(ausente), nombreDe(reemplazo))}
    >
      <Column source="ausente" render={({ ausente }) => <OpeningName>{nombreDe(ausente)}</OpeningName>} />
      <Column source="reemplazo" render={({ reemplazo }) => nombreDe(reemplazo)} />
      <Column source="desde" field={DateField} />
      <Column source="hasta" field={DateField} />
      <Column source="motivo" disableSort />
      <Column source="guardadaPor" disableSort />
    </SettingsList>
  );
}
