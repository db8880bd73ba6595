import { hoyEn, propios, sumarDias, type TipoDeAcceso, tiposDeAcceso } from '@adjudica/domain';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { AccesoInusualVista, AccesoVista } from '../../generated/api';
import { Filtro } from '../../ui/tabla/Filtro';
import { PagedTable } from '../../ui/tabla/PagedTable';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';

const columnas: readonly Columna<AccesoInusualVista>[] = [
  { campo: 'usuario' },
  { campo: 'nombre' },
  { campo: 'rol' },
  { campo: 'tipo', dibujar: ({ tipo }) => propios.tipoDeAcceso[tipo] },
  { campo: 'cantidad', tipo: 'numero' },
  { campo: 'limite', dibujar: ({ limite, ventana }) => propios.limiteDeAcceso(limite, ventana) },
  { campo: 'rechazadas', tipo: 'numero' },
  { campo: 'primera', tipo: 'instante' },
  { campo: 'ultima', tipo: 'instante', ordena: true },
];

const leidas: readonly Columna<AccesoVista>[] = [
  { campo: 'instante', tipo: 'instante' },
  { campo: 'operacion' },
  { campo: 'recurso' },
  { campo: 'recursoId' },
];

const tipos = tiposDeAcceso.map((codigo: TipoDeAcceso) => ({ codigo, nombre: propios.tipoDeAcceso[codigo] }));

/** Who asked for more of other people's data than he may read, and what he had read: the name leads to the user, who can be disabled there. */
export default function AccesoInusualList() {
  return (
    <RecordList
      resource="acceso-inusual"
      title={propios.accesosInusualesTitulo}
      description={propios.accesosInusualesDescripcion}
      sort={{ field: 'ultima', order: 'DESC' }}
      filters={<Filtro campo="tipo" etiqueta="Qué" opciones={tipos} />}
      emptyText={propios.sinAccesosInusuales}
      exportable
    >
      <Tabla<AccesoInusualVista>
        columnas={columnas}
        detalle={<Leido />}
        enlace={({ usuarioId }) => `/sistema/usuario/${usuarioId}`}
      />
    </RecordList>
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
      columns={leidas}
      page={pagina}
      onPage={setPagina}
    />
  );
}
