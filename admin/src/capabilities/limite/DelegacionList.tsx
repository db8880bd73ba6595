import { formularioDeDelegacion, propios } from '@adjudica/domain';
import type { DelegacionVista } from '../../generated/api';
import { DateField } from '../../ui/fields/columns';
import { ListaDeAjustes, NombreQueAbre } from '../../ui/ListaDeAjustes';
import { DataTable } from '../../ui/tabla/DataTable';

const Column = DataTable.Col<DelegacionVista>;

/** Limits lent for an absence. */
export default function DelegacionList() {
  return (
    <ListaDeAjustes<DelegacionVista>
      title={propios.delegacionesTitulo}
      description={propios.delegacionesDescripcion}
      empty={propios.sinDelegaciones}
      sort={{ field: 'desde', order: 'DESC' }}
      exporter
      formulario={formularioDeDelegacion}
      tituloDe={({ titular, delegado }) => propios.delegacionDe(titular ?? '', delegado ?? '')}
    >
      <Column source="titular" render={({ titular }) => <NombreQueAbre>{titular}</NombreQueAbre>} />
      <Column source="delegado" />
      <Column source="desde" field={DateField} />
      <Column source="hasta" field={DateField} />
      <Column source="motivo" disableSort />
      <Column source="guardadaPor" disableSort />
    </ListaDeAjustes>
  );
}
