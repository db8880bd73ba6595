import { erroresPorCampo, esquemaDeTareaNueva, hoyEn, mensajes, type NuevaTarea } from '@adjudica/domain';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { DialogFrame } from '../../ui/dialogs/DialogFrame';
import { DialogWindow } from '../../ui/dialogs/DialogWindow';
import { ErrorState } from '../../ui/ErrorState';
import { diaDe } from '../../ui/formato';
import { LoadingState } from '../../ui/LoadingState';
import { CamposDeTarea, type DatosDeTarea } from './CamposDeTarea';
import { useTiposDeTarea } from './consultas';
import type { NodoDeTareas, TipoDeTarea } from './tipos';
import { useGuardado } from './useGuardado';

interface RegistrarTareaDialogProps {
  readonly idCodigo: string;
  /** The entry of the tree under which the task will stand; `null` = none. */
  readonly evento: NodoDeTareas | null;
  readonly onClose: () => void;
}

/** TAR-006…010, CLI-016: notes a task of the plan: done already, or scheduled. Render it only while it is open. */
export default function RegistrarTareaDialog(props: RegistrarTareaDialogProps) {
  return (
    <DialogWindow fullOnPhone onClose={props.onClose}>
      <Registro {...props} />
    </DialogWindow>
  );
}

function Registro(props: RegistrarTareaDialogProps) {
  const { data, error, refetch } = useTiposDeTarea();
  if (data === undefined)
    return (
      <DialogFrame title={mensajes.propios.registrarTarea} onClose={props.onClose}>
        {error === null ? <LoadingState /> : <ErrorState message={error.message} onRetry={() => void refetch()} />}
      </DialogFrame>
    );
  return <Formulario {...props} tipos={data.filter(({ registrable }) => registrable)} />;
}

interface Datos extends DatosDeTarea {
  readonly tipo: number | '';
}

const vacios: Datos = { tipo: '', accion: '', programar: false, fechaEjecucion: '', observaciones: '' };

function Formulario({
  idCodigo,
  evento,
  tipos,
  onClose,
}: RegistrarTareaDialogProps & { readonly tipos: readonly TipoDeTarea[] }) {
  const dataProvider = useDataProvider();
  const [hoy] = useState(() => hoyEn(new Date()));
  const [datos, setDatos] = useState(vacios);
  const resultados = tipos.find(({ id }) => id === datos.tipo)?.acciones ?? [];

  const nueva = {
    plan: idCodigo,
    tipo: datos.tipo,
    accion: datos.accion,
    programar: datos.programar,
    fechaEjecucion: datos.programar ? datos.fechaEjecucion : null,
    observaciones: datos.observaciones,
    evento: evento?.evento ?? null,
  };
  const { raiz, errores, guardar, guardando, cambiado } = useGuardado({
    erroresDe: () => {
      const leida = esquemaDeTareaNueva({ hoy, acciones: resultados }).safeParse(nueva);
      return {
        ...(leida.success ? {} : erroresPorCampo(leida.error)),
        ...(datos.tipo === '' && { tipo: mensajes.EST.campoObligatorio }),
        ...(datos.tipo !== '' && datos.accion === '' && { accion: mensajes.propios.resultadoRequerido }),
        ...(datos.programar &&
          datos.fechaEjecucion === '' && { fechaEjecucion: mensajes.propios.fechaDeEjecucionRequerida }),
      };
    },
    enviar: () => dataProvider.create('tarea', { data: nueva satisfies Record<keyof NuevaTarea, unknown> }),
    exito: mensajes.TAR.registrada,
    onHecho: onClose,
  });
  const cambiar = (parte: Partial<Datos>) => {
    setDatos((antes) => ({ ...antes, ...parte }));
    cambiado(Object.keys(parte));
  };

  return (
    <DialogFrame
      title={mensajes.propios.registrarTarea}
      onClose={onClose}
      onSubmit={() => void guardar()}
      submitLabel="Registrar"
      busy={guardando}
      dirty={datos !== vacios}
      formRef={raiz}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          Plan {idCodigo}
          {evento !== null && ` · ${evento.texto}, ${diaDe(evento.fecha)}`}
        </Typography>
        <div data-campo="tipo">
          <TextField
            select
            fullWidth
            required
            label="Tarea"
            autoFocus
            value={datos.tipo}
            // Another task has other results.
            onChange={(event) => cambiar({ tipo: Number(event.target.value), accion: '' })}
            error={errores.tipo !== undefined}
            helperText={errores.tipo ?? ' '}
            disabled={guardando}
          >
            {tipos.map(({ id, nombre }) => (
              <MenuItem key={id} value={id}>
                {nombre}
              </MenuItem>
            ))}
          </TextField>
        </div>
        <CamposDeTarea
          datos={datos}
          onCambio={cambiar}
          errores={datos.tipo === '' ? sinResultado(errores) : errores}
          resultados={resultados}
          programable
          disabled={guardando}
          hoy={hoy}
        />
      </Box>
    </DialogFrame>
  );
}

/** While no task is chosen there is nothing to choose a result from. */
const sinResultado = ({ accion: _, ...otros }: Readonly<Record<string, string>>) => otros;
