import { estadosDeConcesionario, mensajes } from '@adjudica/domain';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { EliminarButton } from '../../ui/EliminarButton';
import { Menor } from '../../ui/Menor';
import { StateChip } from '../../ui/StateChip';
import { Filtro } from '../../ui/tabla/Filtro';
import { RecordList } from '../../ui/tabla/RecordList';
import { type Columna, Tabla } from '../../ui/tabla/Tabla';
import { usePuede } from '../../ui/usePuede';
import { ConcesionarioDialog } from './ConcesionarioDialog';
import { Estado } from './Estado';
import type { ConcesionarioRecord } from './tipos';

function Situacion({ estado, incompleta }: Pick<ConcesionarioRecord, 'estado' | 'incompleta'>) {
  return (
    <>
      <Box sx={{ display: 'flex', gap: 0.75 }}>
        <Estado estado={estado} />
        {incompleta && <StateChip label={mensajes.propios.incompleta} tono="aviso" />}
      </Box>
      {incompleta && <Menor>{mensajes.propios.faltaDeConcesionario}</Menor>}
    </>
  );
}

type Abrir = (concesionario: ConcesionarioRecord) => void;

const columnasCon = (abrir: Abrir, puedeEscribir: boolean): readonly Columna<ConcesionarioRecord>[] => [
  {
    campo: 'nombreComercial',
    ordena: true,
    dibujar: (fila) => (
      <Link component="button" type="button" onClick={() => abrir(fila)} sx={{ fontWeight: 560, textAlign: 'left' }}>
        {fila.nombreComercial}
      </Link>
    ),
    enTelefono: (fila) => <Situacion {...fila} />,
  },
  { campo: 'razonSocial', ordena: true, soloAncha: true },
  { campo: 'ruc', ordena: true },
  { campo: 'telefono', ordena: true },
  {
    campo: 'estado',
    ordena: true,
    soloAncha: true,
    dibujar: (fila) => <Situacion {...fila} />,
  },
  { campo: 'id', oculta: true },
  { campo: 'codigo', oculta: true },
  ...(puedeEscribir
    ? [
        {
          etiqueta: 'Acciones',
          acciones: true,
          dibujar: (fila: ConcesionarioRecord) => (
            <EliminarButton recurso="concesionario" registro={fila} nombre={fila.nombreComercial ?? ''} />
          ),
        },
      ]
    : []),
];

/** CON-500…504: dealers; a row opens its dialog. */
export default function ListaDeConcesionarios() {
  const puedeEscribir = usePuede()('concesionario:escribir');
  const [abierto, setAbierto] = useState<ConcesionarioRecord | 'nuevo' | null>(null);
  return (
    <>
      <RecordList
        resource="concesionario"
        title={mensajes.CON.concesionarios}
        exportable
        sort={{ field: 'nombreComercial', order: 'ASC' }}
        searchIn="nombre, RUC o código"
        filters={<Filtro campo="estado" etiqueta="Estado" opciones={estadosDeConcesionario} ancho={130} />}
        actions={
          puedeEscribir && (
            <Button variant="contained" startIcon={<Add />} onClick={() => setAbierto('nuevo')}>
              Nuevo
            </Button>
          )
        }
      >
        <Tabla
          columnas={columnasCon(setAbierto, puedeEscribir)}
          alElegir={(fila: ConcesionarioRecord) => {
            setAbierto(fila);
            return undefined;
          }}
        />
      </RecordList>
      {abierto !== null && (
        <ConcesionarioDialog
          key={abierto === 'nuevo' ? 'nuevo' : abierto.id}
          concesionario={abierto === 'nuevo' ? null : abierto}
          onGuardado={setAbierto}
          onClose={() => setAbierto(null)}
        />
      )}
    </>
  );
}
