import { propios } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { EnvioEventoVista, SuscripcionVista } from '../../generated/api';
import { ActoDialog } from '../../ui/acto/ActoDialog';
import { Asunto } from '../../ui/acto/Asunto';
import { Menor } from '../../ui/Menor';
import { StateChip } from '../../ui/StateChip';
import { Filtro } from '../../ui/tabla/Filtro';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { type AccionDeEnvioEnPantalla, actosDeEnvio } from './suscripcion.actos';

const tonos = { pendiente: 'info', entregado: 'exito', fallido: 'error', descartado: 'neutro' } as const;

interface Elegido {
  readonly fila: EnvioEventoVista;
  readonly accion: AccionDeEnvioEnPantalla;
}

function Estado({ envio: { estado } }: { readonly envio: EnvioEventoVista }) {
  return <StateChip label={propios.estadoDeEnvio[estado]} tono={tonos[estado]} />;
}

const columnas = (elegir: (elegido: Elegido) => void): readonly Columna<EnvioEventoVista>[] => [
  { campo: 'creadoEn', tipo: 'instante', soloAncha: true },
  {
    campo: 'evento',
    dibujar: ({ nombreEvento }) => nombreEvento,
    debajo: ({ plan }) => plan,
    enTelefono: (envio) => (
      <Box sx={{ whiteSpace: 'normal', width: 'min(52vw, 220px)' }}>
        {envio.nombreEvento} <Estado envio={envio} />
        <Menor>{[envio.codigo, envio.respuesta].filter(Boolean).join(' ')}</Menor>
      </Box>
    ),
  },
  { campo: 'suscripcion', soloAncha: true },
  { campo: 'estado', soloAncha: true, dibujar: (envio) => <Estado envio={envio} /> },
  { campo: 'codigo', soloAncha: true, debajo: ({ respuesta }) => respuesta },
  { campo: 'intentos', tipo: 'numero' },
  { campo: 'ultimoIntento', tipo: 'instante' },
  { campo: 'proximoIntento', tipo: 'instante', soloAncha: true },
  {
    etiqueta: 'Acciones',
    acciones: true,
    dibujar: (fila) =>
      fila.acciones.map((accion) => (
        <Button
          key={accion}
          size="small"
          aria-label={`${actosDeEnvio[accion].titulo} ${fila.nombreEvento} ${fila.plan ?? ''}`.trim()}
          onClick={() => elegir({ fila, accion })}
        >
          {actosDeEnvio[accion].confirmar as string}
        </Button>
      )),
  },
];

const TODAS = { pagination: { page: 1, perPage: 100 }, sort: { field: 'nombre', order: 'ASC' } } as const;

function Filtros() {
  const { data: suscripciones = [] } = useGetList<SuscripcionVista>('suscripcion', TODAS);
  return (
    <>
      <Filtro campo="estado" etiqueta="Estado" opciones={propios.estadoDeEnvio} />
      <Filtro
        campo="suscripcion"
        etiqueta="Suscripción"
        sinElegir="Todas"
        ancho={200}
        opciones={suscripciones.map(({ id, nombre }) => ({ codigo: String(id), nombre }))}
      />
    </>
  );
}

/** Messages about events and what became of them. */
export default function EnvioEventoList() {
  const [elegido, setElegido] = useState<Elegido | null>(null);
  return (
    <>
      <RecordList
        resource="envio-evento"
        title={propios.enviosTitulo}
        description={propios.enviosDescripcion}
        sort={{ field: 'id', order: 'DESC' }}
        filters={<Filtros />}
        emptyText={propios.sinEnvios}
        exportable
      >
        <Tabla columnas={columnas(setElegido)} />
      </RecordList>
      {elegido !== null && (
        <ActoDialog
          acto={actosDeEnvio[elegido.accion]}
          id={elegido.fila.id}
          fijos={{ version: elegido.fila.version }}
          efecto={actosDeEnvio[elegido.accion].efecto}
          onClose={() => setElegido(null)}
        >
          <Asunto nombre={`${elegido.fila.nombreEvento} ${elegido.fila.plan ?? ''}`.trim()} />
        </ActoDialog>
      )}
    </>
  );
}
