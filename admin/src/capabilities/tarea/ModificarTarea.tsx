import {
  type CambioDeTarea,
  cierra,
  type EstadoDeTarea,
  esquemaDeCambioDeTarea,
  etiquetaDeTarea,
  hoyEn,
  propios,
  TAR,
} from '@adjudica/domain';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { TareaCambio } from '../../generated/api';
import { failureOf } from '../../providers/problems';
import { useUsuario } from '../../providers/sesion';
import { ActFrame } from '../../ui/act/ActDialog';
import { SelectField, TextLineField } from '../../ui/act/TextLineField';
import type { ActField, ActWithoutPath } from '../../ui/act/types';
import { whoChanged } from '../../ui/dialogs/refusal';
import { Facts } from '../../ui/Facts';
import { fechaHora } from '../../ui/format';
import { Telefono } from '../../ui/Telefono';
import { PedirA } from '../nota';
import { camposDePrograma } from './campos';
import { EnlaceDeAsunto } from './EnlaceDeAsunto';
import { diferenciasDe, nombreDe } from './textos';
import type { ResultadoDeTarea, TareaRecord, UsuarioDeTarea } from './tipos';

interface Modificacion {
  /** The task as the dialog opened with it. */
  readonly inicial: TareaRecord;
  /** As it is stored now, which another person may have changed. */
  readonly actual: TareaRecord;
  readonly resultados: readonly ResultadoDeTarea[];
  readonly usuarios: readonly UsuarioDeTarea[];
}

interface ModificarTareaProps extends Modificacion {
  readonly releer: () => void;
  readonly onClose: () => void;
}

/** 'Modificar tarea' (TAR-503, TAR-506…512): the result decides the state; the head may give the task to somebody else. */
export function ModificarTarea({ inicial, actual, resultados, usuarios, releer, onClose }: ModificarTareaProps) {
  const dataProvider = useDataProvider();
  const { idSaad } = useUsuario();
  const [enConflicto, setEnConflicto] = useState(false);
  const acto = useMemo(
    () => modificacion({ inicial, actual, resultados, usuarios }, idSaad),
    [inicial, actual, resultados, usuarios, idSaad],
  );
  return (
    <ActFrame
      acto={enConflicto ? { ...acto, confirmar: 'Guardar de todas formas' } : acto}
      id={inicial.id}
      enviar={(data, key) =>
        dataProvider.put('/tarea/{id}', { id: inicial.id }, data as TareaCambio, { version: actual.version, key })
      }
      enviable={actual.estado !== 'C'}
      // What was typed stays whatever happens: to be saved all the same, or copied.
      onRechazo={({ text }, error) => {
        const { status } = failureOf(error);
        setEnConflicto((antes) => antes || status === 412 || status === 409);
        return { text: status === 412 ? quienModifico(error) : text, final: false };
      }}
      detalle={<Facts facts={diferenciasDe(inicial, actual)} />}
      releer={releer}
      onClose={onClose}
    >
      <Resumen tarea={inicial} conDecision={resultados.length > 0 && !resultados.some(cierra)} onIr={onClose} />
    </ActFrame>
  );
}

const estados: readonly EstadoDeTarea[] = ['P', 'C', 'S'];

function modificacion({ inicial, actual, resultados, usuarios }: Modificacion, idSaad: number): ActWithoutPath {
  const hoy = hoyEn(new Date());
  const reasigna = inicial.acciones.includes('reasignar');
  const dueno = inicial.usuario?.idSaad ?? '';
  // A date that has come says nothing of when to go on.
  const porVenir = inicial.fechaEjecucion !== null && inicial.fechaEjecucion > hoy ? inicial.fechaEjecucion : '';
  const resultadoDe = ({ accion }: FieldValues) => resultados.find(({ id }) => id === accion);
  const estadoDe = (valores: FieldValues): EstadoDeTarea => {
    const resultado = resultadoDe(valores);
    if (resultado !== undefined) return cierra(resultado) ? 'C' : 'P';
    return inicial.estado === 'A' ? 'P' : inicial.estado;
  };
  const seToma = inicial.usuario === null && !reasigna;
  const comun = { etiqueta: 'Usuario', ancho: 3, ...(seToma && { ayuda: propios.tareaSeToma }) } as const;
  const usuario: ActField = reasigna
    ? {
        ...comun,
        tipo: SelectField,
        props: { opciones: usuarios.map((usuario) => ({ id: usuario.idSaad, nombre: nombreDe(usuario) })) },
        inicial: dueno,
        requerido: TAR.usuarioRequerido,
      }
    : {
        ...comun,
        tipo: TextLineField,
        props: { disabled: true },
        inicial: nombreDe(inicial.usuario),
      };
  return {
    titulo: TAR.modificarTarea,
    confirmar: 'Guardar',
    descartar: propios.descartarCambios,
    campos: {
      // TAR-507: it follows the result.
      estado: {
        etiqueta: 'Estado',
        tipo: SelectField,
        props: (valores) => ({
          opciones: estados.map((id) => ({ id, nombre: etiquetaDeTarea(id) })),
          value: estadoDe(valores),
          disabled: true,
        }),
        conFoco: false,
        ancho: 3,
      },
      usuario,
      accion: {
        etiqueta: 'Resultado',
        tipo: SelectField,
        props: { opciones: resultados },
        // A task that only changes hands needs no result.
        requerido: (valores) => (reasigna && valores.usuario !== dueno ? undefined : propios.resultadoRequerido),
        conFoco: true,
      },
      ...camposDePrograma(hoy, { fechaEjecucion: porVenir, observaciones: inicial.observaciones ?? '' }, (valores) => {
        const resultado = resultadoDe(valores);
        return resultado !== undefined && !cierra(resultado);
      }),
    },
    esquema: esquemaDeCambioDeTarea({
      hoy,
      acciones: resultados,
      // Whoever works on a task without owner takes it; the head chooses one.
      usuarioId: actual.usuario?.idSaad ?? (reasigna ? null : idSaad),
      fechaEjecucion: actual.fechaEjecucion,
    }),
    cuerpo: (dicho): CambioDeTarea => ({
      accion: dicho.accion ?? null,
      observaciones: dicho.observaciones ?? '',
      // Left alone, the date stays what it was.
      ...(dicho.programar === true && { fechaEjecucion: dicho.fechaEjecucion }),
      ...(dicho.programar === false && porVenir !== '' && { fechaEjecucion: null }),
      ...(reasigna && { usuario: dicho.usuario ?? null }),
    }),
    exito: TAR.actualizada,
  };
}

/** Who changed the task meanwhile, as the refusal says it. */
function quienModifico(error: unknown): string {
  const { who, when } = whoChanged(error);
  return who !== null && when !== null ? propios.tareaModificadaPor(who, when) : propios.tareaModificada;
}

interface ResumenProps {
  readonly tarea: TareaRecord;
  /** No result closes it: the record that it leads to does. */
  readonly conDecision: boolean;
  readonly onIr: () => void;
}

/** Which task of whom, and what became of it so far. */
function Resumen({ tarea, conDecision, onIr }: ResumenProps) {
  const { nombreCliente, idCodigo, telefono, nombreAccion, actualizada } = tarea;
  return (
    <div>
      <Typography variant="body1" sx={{ fontWeight: 600 }}>
        {tarea.tarea.nombre}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {nombreCliente} · Plan {idCodigo} · {tarea.tarea.rol}
      </Typography>
      {telefono !== null && (
        <Typography variant="body2" component="div">
          <Telefono numero={telefono} />
        </Typography>
      )}
      <EnlaceDeAsunto tarea={tarea} onIr={onIr} />
      <PedirA idCodigo={idCodigo} texto={propios.pedidoSobreTarea(tarea.tarea.nombre)} />
      {conDecision && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {propios.tareaConDecision}
        </Typography>
      )}
      {nombreAccion !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Último resultado: {nombreAccion}, {fechaHora(actualizada)}
        </Typography>
      )}
    </div>
  );
}
