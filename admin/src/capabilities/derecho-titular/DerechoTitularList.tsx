import { propios } from '@adjudica/domain';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import type { DerechoVista } from '../../generated/api';
import { ActoDialog } from '../../ui/acto/ActoDialog';
import { Filtro } from '../../ui/tabla/Filtro';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { hoy, registro } from './derecho-titular.actos';
import { EstadoDeDerecho, PlazoDeDerecho } from './estado';

const columnas: readonly Columna<DerechoVista>[] = [
  { campo: 'ingreso', tipo: 'fecha', ordena: true, debajo: ({ id }) => propios.derechoNumero(id) },
  { campo: 'nombre', ordena: true, debajo: ({ identificacion }) => identificacion },
  {
    campo: 'tipo',
    soloAncha: true,
    dibujar: ({ tipo }) => propios.tipoDeDerecho[tipo],
    debajo: ({ pedido }) => pedido,
  },
  { campo: 'vence', tipo: 'fecha', ordena: true, debajo: (derecho) => <PlazoDeDerecho derecho={derecho} /> },
  { campo: 'estado', dibujar: (derecho) => <EstadoDeDerecho derecho={derecho} /> },
  { campo: 'decididaEn', tipo: 'instante', soloAncha: true },
];

/** What persons ask about their data, oldest first; opens on what waits. For the system administrator. */
export default function DerechoTitularList() {
  const refresh = useRefresh();
  const [abierto, setAbierto] = useState(false);
  return (
    <>
      <RecordList
        resource="derecho-titular"
        title={propios.derechosTitulo}
        description={propios.derechosDescripcion}
        sort={{ field: 'ingreso', order: 'ASC' }}
        filterDefaultValues={{ estado: 'recibida' }}
        filters={
          <>
            <Filtro campo="estado" etiqueta="Estado" opciones={propios.estadoDeDerecho} />
            <Filtro campo="tipo" etiqueta="Qué pide" opciones={propios.tipoDeDerecho} />
          </>
        }
        actions={
          <Button variant="contained" onClick={() => setAbierto(true)}>
            {propios.derechoNuevo}
          </Button>
        }
        emptyText={propios.sinDerechos}
      >
        <Tabla columnas={columnas} enlace="edit" />
      </RecordList>
      {abierto && (
        <ActoDialog
          acto={registro(hoy())}
          id={null}
          efecto={propios.derechoNuevoDescripcion}
          onHecho={refresh}
          onClose={() => setAbierto(false)}
        />
      )}
    </>
  );
}
