import { hoyEn, propios, sumarDias, type TipoDeAcceso, tiposDeAcceso } from '@adjudica/domain';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { AccesoInusualVista, AccesoVista } from '../../generated/api';
import { FigureField, InstantField } from '../../ui/fields/columns';
import { DataTable } from '../../ui/table/DataTable';
import { List } from '../../ui/table/List';
import { PagedTable } from '../../ui/table/PagedTable';
import { SelectFilter } from '../../ui/table/SelectFilter';

const Column = DataTable.Col<AccesoInusualVista>;
const ColumnOfRead = DataTable.Col<AccesoVista>;

const tipos = tiposDeAcceso.map((codigo: TipoDeAcceso) => ({ codigo, nombre: propios.tipoDeAcceso[codigo] }));

/** Who asked for more of other people's data than he may read, and what he had read: the name leads to the user, who can be disabled there. */
export default function AccesoInusualList() {
  return (
    <List
      title={propios.accesosInusualesTitulo}
      description={propios.accesosInusualesDescripcion}
      sort={{ field: 'ultima', order: 'DESC' }}
      filters={<SelectFilter source="tipo" label="Qué" choices={tipos} />}
      empty={propios.sinAccesosInusuales}
      exporter
    >
      <DataTable<AccesoInusualVista> expand={<Leido />} rowClick={({ usuarioId }) => `/sistema/usuario/${usuarioId}`}>
        <Column source="usuario" disableSort />
        <Column source="nombre" disableSort />
        <Column source="rol" disableSort />
        <Column source="tipo" render={({ tipo }) => propios.tipoDeAcceso[tipo]} disableSort />
        <Column source="cantidad" align="right" field={FigureField} disableSort />
        <Column source="limite" render={({ limite, ventana }) => propios.limiteDeAcceso(limite, ventana)} disableSort />
        <Column source="rechazadas" align="right" field={FigureField} disableSort />
        <Column source="primera" field={InstantField} disableSort />
        <Column source="ultima" field={InstantField} />
      </DataTable>
    </List>
  );
}

function Leido() {
  const fila = useRecordContext<AccesoInusualVista>();
  const [pagina, setPagina] = useState(1);
  if (fila === undefined) return null;
  return (
    <PagedTable<AccesoVista>
      label={propios.accesosLeidos}
      resource="acceso"
      filter={{
        usuario: fila.usuarioId,
        fechaDesde: sumarDias(hoyEn(new Date(fila.primera)), -1),
        fechaHasta: hoyEn(new Date(fila.ultima)),
      }}
      sort={{ field: 'instante', order: 'DESC' }}
      page={pagina}
      onPage={setPagina}
    >
      <ColumnOfRead source="instante" field={InstantField} disableSort />
      <ColumnOfRead source="operacion" disableSort />
      <ColumnOfRead source="recurso" disableSort />
      <ColumnOfRead source="recursoId" disableSort />
    </PagedTable>
  );
}
