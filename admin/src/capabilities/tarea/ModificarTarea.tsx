import {
  type CambioDeTarea,
  cierra,
  type EstadoDeTarea,
  erroresPorCampo,
  esInstante,
  esquemaDeCambioDeTarea,
  etiquetaDeTarea,
  hoyEn,
  mensajes,
} from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { falloDe } from '../../providers/problemas';
import { useUsuario } from '../../providers/sesion';
import { DialogFrame } from '../../ui/dialogs/DialogFrame';
import { Facts } from '../../ui/Facts';
import { fechaHora } from '../../ui/formato';
import { CamposDeTarea, type DatosDeTarea } from './CamposDeTarea';
import { diferenciasDe, nombreDe } from './textos';
import type { ResultadoDeTarea, TareaRecord, UsuarioDeTarea } from './tipos';
import { useGuardado } from './useGuardado';

/** `usuario` '' = nobody is chosen. */
interface Datos extends DatosDeTarea {
  readonly usuario: number | '';
}

interface ModificarTareaProps {
  /** The task as the dialog opened with it. */
  readonly inicial: TareaRecord;
  /** As it is stored now, which another person may have changed. */
  readonly actual: TareaRecord;
  readonly resultados: readonly ResultadoDeTarea[];
  readonly usuarios: readonly UsuarioDeTarea[];
  readonly releer: () => void;
  readonly onClose: () => void;
}

const estados: readonly EstadoDeTarea[] = ['P', 'C', 'S'];

/** 'Modificar tarea' (TAR-503, TAR-506…512): the result decides the state; the head may give the task to somebody else. */
export function ModificarTarea({ inicial, actual, resultados, usuarios, releer, onClose }: ModificarTareaProps) {
  const dataProvider = useDataProvider();
  const { idSaad } = useUsuario();
  const [hoy] = useState(() => hoyEn(new Date()));
  const reasigna = inicial.acciones.includes('reasignar');
  const [base] = useState<Datos>(() => ({
    accion: '',
    // A date that has come says nothing of when to go on.
    programar: porVenir(inicial.fechaEjecucion, hoy),
    fechaEjecucion: porVenir(inicial.fechaEjecucion, hoy) ? (inicial.fechaEjecucion ?? '') : '',
    observaciones: inicial.observaciones ?? '',
    usuario: inicial.usuario?.idSaad ?? '',
  }));
  const [datos, setDatos] = useState(base);
  const [conflicto, setConflicto] = useState<string | null>(null);

  const resultado = resultados.find(({ id }) => id === datos.accion);
  const programable = resultado !== undefined && !cierra(resultado);
  const estado: EstadoDeTarea =
    resultado === undefined ? (inicial.estado === 'A' ? 'P' : inicial.estado) : cierra(resultado) ? 'C' : 'P';
  const cerradaPorOtro = actual.estado === 'C';

  const cambio: CambioDeTarea = {
    accion: datos.accion === '' ? null : datos.accion,
    observaciones: datos.observaciones,
    // Left alone, the date stays what it was.
    ...(programable && datos.programar && { fechaEjecucion: datos.fechaEjecucion }),
    ...(programable && !datos.programar && base.programar && { fechaEjecucion: null }),
    ...(reasigna && { usuario: datos.usuario === '' ? null : datos.usuario }),
  };
  const erroresDe = () => {
    const leido = esquemaDeCambioDeTarea({
      hoy,
      acciones: resultados,
      // Whoever works on a task without owner takes it; the head chooses one.
      usuarioId: actual.usuario?.idSaad ?? (reasigna ? null : idSaad),
      fechaEjecucion: actual.fechaEjecucion,
    }).safeParse(cambio);
    return {
      ...(leido.success ? {} : erroresPorCampo(leido.error)),
      ...(programable &&
        datos.programar &&
        datos.fechaEjecucion === '' && { fechaEjecucion: mensajes.propios.fechaDeEjecucionRequerida }),
    };
  };

  const { raiz, errores, guardar, guardando, cambiado } = useGuardado({
    erroresDe,
    enviar: () =>
      dataProvider.update('tarea', {
        id: inicial.id,
        data: cambio,
        previousData: { id: inicial.id, version: actual.version },
      }),
    exito: mensajes.TAR.actualizada,
    onHecho: onClose,
    onRechazo: (status, error) => {
      if (status !== 412 && status !== 409) return false;
      setConflicto(explicacionDe(status, error));
      releer();
      return true;
    },
  });
  const cambiar = (parte: Partial<Datos>) => {
    setDatos((antes) => ({ ...antes, ...parte }));
    cambiado(Object.keys(parte));
  };
  const sucio = (Object.keys(base) as (keyof Datos)[]).some((campo) => datos[campo] !== base[campo]);

  return (
    <DialogFrame
      title={mensajes.TAR.modificarTarea}
      onClose={onClose}
      onSubmit={cerradaPorOtro ? undefined : () => void guardar()}
      submitLabel={conflicto === null ? 'Guardar' : 'Guardar de todas formas'}
      busy={guardando}
      dirty={sucio}
      formRef={raiz}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}>
        <Resumen tarea={inicial} />
        {conflicto !== null && (
          <Alert severity={cerradaPorOtro ? 'error' : 'warning'} sx={{ alignItems: 'flex-start', mt: 1 }}>
            {conflicto}
            <Facts facts={diferenciasDe(inicial, actual)} />
          </Alert>
        )}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, mt: 1.5 }}>
          {/* TAR-507: it follows the result. */}
          <TextField select label="Estado" value={estado} disabled helperText=" ">
            {estados.map((codigo) => (
              <MenuItem key={codigo} value={codigo}>
                {etiquetaDeTarea(codigo)}
              </MenuItem>
            ))}
          </TextField>
          {reasigna ? (
            <div data-campo="usuario">
              <TextField
                select
                fullWidth
                required
                label="Usuario"
                value={usuarios.some(({ idSaad }) => idSaad === datos.usuario) ? datos.usuario : ''}
                onChange={(event) => cambiar({ usuario: Number(event.target.value) })}
                error={errores.usuario !== undefined}
                helperText={errores.usuario ?? ' '}
                disabled={guardando || cerradaPorOtro}
              >
                {usuarios.map((usuario) => (
                  <MenuItem key={usuario.idSaad} value={usuario.idSaad}>
                    {nombreDe(usuario)}
                  </MenuItem>
                ))}
              </TextField>
            </div>
          ) : (
            <TextField
              label="Usuario"
              value={nombreDe(inicial.usuario)}
              disabled
              helperText={inicial.usuario === null ? mensajes.propios.tareaSeToma : ' '}
            />
          )}
        </Box>
        <CamposDeTarea
          datos={datos}
          onCambio={cambiar}
          errores={errores}
          resultados={resultados}
          resultadoOpcional={reasigna && datos.usuario !== base.usuario}
          autoFocus
          programable={programable}
          disabled={guardando || cerradaPorOtro}
          hoy={hoy}
        />
      </Box>
    </DialogFrame>
  );
}

const porVenir = (fecha: string | null, hoy: string): boolean => fecha !== null && fecha > hoy;

/** Who was faster, as the refusal says it. */
function explicacionDe(status: number, error: unknown): string {
  if (status === 409) return (error as Error).message;
  const { quien, cuando } = (falloDe(error).detalle.detalle ?? {}) as { quien?: string; cuando?: unknown };
  return quien && esInstante(cuando)
    ? mensajes.propios.tareaModificadaPor(quien, fechaHora(cuando))
    : mensajes.propios.tareaModificada;
}

/** Which task of whom, and what became of it so far. */
function Resumen({ tarea }: { readonly tarea: TareaRecord }) {
  const { nombreCliente, idCodigo, nombreAccion, actualizada } = tarea;
  return (
    <div>
      <Typography variant="body1" sx={{ fontWeight: 600 }}>
        {tarea.tarea.nombre}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {nombreCliente} · Plan {idCodigo} · {tarea.tarea.rol}
      </Typography>
      {nombreAccion !== null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Último resultado: {nombreAccion}, {fechaHora(actualizada)}
        </Typography>
      )}
    </div>
  );
}
