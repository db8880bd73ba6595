import { esquemaCorreccionDeAsamblea, esquemaEliminacionDeAsamblea, propios } from '@adjudica/domain';
import { useState } from 'react';
import { ActDialog } from '../../ui/act/ActDialog';
import type { ActWithoutPath } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';
import { DayInput } from '../../ui/fields/DayInput';
import { fecha } from '../../ui/format';
import { cabeceraCambiada, camposDeCabecera, confirmaFechaPasada } from './cabecera';
import type { AccionesDeAsambleaProps, AsambleaDetalle } from './tipos';

const identidad = ({ productoNombre, grupo, numeroAsamblea }: AsambleaDetalle): string =>
  `${productoNombre}, grupo ${grupo}, asamblea No.${numeroAsamblea}`;

function correccion(asamblea: AsambleaDetalle): ActWithoutPath {
  return {
    titulo: `Corregir la asamblea No.${asamblea.numeroAsamblea}`,
    confirmar: 'Guardar corrección',
    campos: {
      fecha: { etiqueta: 'Fecha', tipo: DayInput, inicial: asamblea.fecha, ancho: 3, ayuda: propios.alCambiarFecha },
      confirmaFechaPasada: confirmaFechaPasada(asamblea.fecha),
      ...camposDeCabecera(asamblea),
      motivo: { etiqueta: 'Motivo', tipo: CommentField },
    },
    esquema: esquemaCorreccionDeAsamblea,
    cuerpo: ({ fecha: dia, motivo, confirmaFechaPasada: confirma, ...escrita }) => ({
      ...(motivo !== undefined && { motivo }),
      ...(dia !== asamblea.fecha && { fecha: dia ?? '' }),
      ...(confirma === true && { confirmaFechaPasada: true }),
      ...cabeceraCambiada(asamblea, escrita),
    }),
    exito: propios.asambleaCorregida,
  };
}

type DialogoProps = Pick<AccionesDeAsambleaProps, 'asamblea' | 'enviar'> & { readonly onClose: () => void };

export function Corregir({ asamblea, enviar, onClose }: DialogoProps) {
  const [acto] = useState(() => correccion(asamblea));
  return (
    <ActDialog
      acto={acto}
      id={asamblea.id}
      fijos={{ versionParticipantes: asamblea.versionParticipantes }}
      enviar={(cuerpo, clave) => enviar('corregir', cuerpo, clave)}
      onClose={onClose}
    >
      {identidad(asamblea)}.
    </ActDialog>
  );
}

const eliminacion: ActWithoutPath = {
  titulo: propios.eliminarAsamblea,
  confirmar: 'Eliminar',
  peligro: true,
  campos: { motivo: { etiqueta: 'Motivo', tipo: CommentField } },
  esquema: esquemaEliminacionDeAsamblea,
  exito: propios.asambleaEliminada,
};

export function Eliminar({
  asamblea,
  enviar,
  onClose,
  onEliminada,
}: DialogoProps & { readonly onEliminada: () => void }) {
  return (
    <ActDialog
      acto={eliminacion}
      id={asamblea.id}
      fijos={{ versionParticipantes: asamblea.versionParticipantes }}
      enviar={(cuerpo, clave) => enviar('eliminar', cuerpo, clave)}
      efecto={propios.alEliminarAsamblea}
      // it is there no more: nothing of it is read again
      conserva
      onHecho={onEliminada}
      onClose={onClose}
    >
      {identidad(asamblea)}, del {fecha(asamblea.fecha)} a las {asamblea.hora}.{' '}
    </ActDialog>
  );
}
