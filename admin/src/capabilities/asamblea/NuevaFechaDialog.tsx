import { ASA, compararFechas, esquemaNuevaAsamblea, formatearFecha, propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { failureOf } from '../../providers/problems';
import { ActDialog } from '../../ui/act/ActDialog';
import { TextLineField } from '../../ui/act/TextLineField';
import type { Act } from '../../ui/act/types';
import { DayInput } from '../../ui/fields/DayInput';
import { confirmaFechaPasada, datosDelActa } from './cabecera';
import { CampoHora, CampoLugar, CampoNotario, NumeroDeAsamblea } from './campos';
import { useGrupo, useOpciones } from './consultas';
import type { Seleccion } from './enlaces';
import { SelectoresDeGrupo } from './Selectores';
import type { AsambleaDetalle, OpcionesDeAsamblea } from './tipos';

/** ASA-076…089: the fields as far as the group says what it takes, judged by the rules package and by the server. */
function nuevaFecha(opciones: OpcionesDeAsamblea | undefined): Act {
  const { permitida = false, fechaMinima, numeroAsamblea } = opciones?.nuevaFecha ?? {};
  const disabled = !permitida;
  const rechazo = (fecha: string) =>
    fechaMinima !== undefined && compararFechas(fecha, fechaMinima) < 0
      ? propios.fechaMinima(formatearFecha(fechaMinima))
      : undefined;
  const desde = fechaMinima === undefined ? ' ' : `Desde el ${formatearFecha(fechaMinima)}`;
  const testigo = { tipo: TextLineField, props: { disabled }, ayuda: 'Opcional', ancho: 2 } as const;
  return {
    path: '/asamblea',
    titulo: ASA.nuevaFechaAsamblea,
    confirmar: 'Crear fecha',
    campos: {
      numero: {
        etiqueta: 'No. Asamblea',
        tipo: NumeroDeAsamblea,
        props: { disabled, numero: permitida ? numeroAsamblea : undefined },
        ayuda: permitida ? `De ${opciones?.mesesPlan} del plan` : ' ',
        conFoco: false,
        ancho: 3,
      },
      fecha: {
        etiqueta: 'Fecha',
        tipo: DayInput,
        props: { disabled, min: fechaMinima },
        rechazo,
        ayuda: desde,
        ancho: 3,
      },
      confirmaFechaPasada: confirmaFechaPasada(),
      hora: { etiqueta: 'Hora', tipo: CampoHora, props: { disabled }, ayuda: 'Formato de 24 horas', ancho: 3 },
      lugar: { etiqueta: 'Lugar', tipo: CampoLugar, props: { disabled }, ayuda: ' ', ancho: 3 },
      notario: { etiqueta: 'Notario', tipo: CampoNotario, props: { disabled }, ayuda: ' ' },
      testigo1: { ...testigo, etiqueta: 'Testigo 1' },
      testigo2: { ...testigo, etiqueta: 'Testigo 2' },
      testigo3: { ...testigo, etiqueta: 'Testigo 3' },
      ...Object.fromEntries(
        Object.entries(datosDelActa).map(([campo, fila]) => [campo, { ...fila, props: { disabled } }]),
      ),
    },
    esquema: esquemaNuevaAsamblea,
    descartar: '¿Descartar la nueva fecha?',
    exito: ASA.fechaCreada,
    fallo: ASA.errorAlCrear,
  };
}

interface NuevaFechaDialogProps {
  /** Product and group chosen on the page; they can be changed here. */
  readonly seleccion: Seleccion;
  readonly onCreated: (asamblea: AsambleaDetalle) => void;
  readonly onClose: () => void;
}

/** ASA-072, ASA-076…090. Enter saves, Esc leaves and asks first when something was written. Render it only while it is open. */
export function NuevaFechaDialog({ seleccion: inicial, onCreated, onClose }: NuevaFechaDialogProps) {
  const [seleccion, setSeleccion] = useState<Seleccion>(inicial);
  const { producto = '', grupo: codigo = '' } = seleccion;
  const { grupo } = useGrupo(producto, codigo);
  const { data: opciones, error } = useOpciones(grupo?.id as number | undefined);
  const listo = opciones?.nuevaFecha.permitida === true;
  return (
    <ActDialog<AsambleaDetalle>
      acto={nuevaFecha(opciones)}
      id={null}
      fijos={{ producto, grupo: codigo, numeroAsamblea: opciones?.nuevaFecha.numeroAsamblea }}
      submitDisabled={!listo}
      // The first thing to write, as soon as the group says from when on
      enfocar={listo ? 'fecha' : undefined}
      fullOnPhone
      onHecho={onCreated}
      // ASA-088: a duplicate is a warning. Number and earliest date are read again: somebody else may have created the next one.
      onRechazo={(rechazo, fallo) =>
        failureOf(fallo).code === 'asamblea-duplicada'
          ? { text: ASA.asambleaDuplicada, final: false, onlyHere: true }
          : { ...rechazo, final: false }
      }
      onClose={onClose}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 1, '& > *': { flex: '1 1 160px' } }}>
        <SelectoresDeGrupo value={seleccion} onChange={setSeleccion} />
      </Box>
      {codigo === '' && (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
          {propios.elijaGrupoDeFecha}
        </Typography>
      )}
      {error !== null && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {error.message}
        </Alert>
      )}
      {opciones?.nuevaFecha.permitida === false && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {propios.grupoCompleto}
        </Alert>
      )}
    </ActDialog>
  );
}
