import { formatearFecha, mensajes, primerDiaDeEjecucion } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { CampoDeComentario } from '../../ui/fields/CampoDeComentario';
import { FechaPicker } from '../../ui/fields/FechaPicker';
import type { ResultadoDeTarea } from './tipos';

/** What both dialogs ask: `accion` is the id of the result or '', `fechaEjecucion` 'YYYY-MM-DD' or ''. */
export interface DatosDeTarea {
  readonly accion: number | '';
  readonly programar: boolean;
  readonly fechaEjecucion: string;
  readonly observaciones: string;
}

interface CamposDeTareaProps {
  readonly datos: DatosDeTarea;
  readonly onCambio: (cambio: Partial<DatosDeTarea>) => void;
  /** One text a field. */
  readonly errores: Readonly<Record<string, string>>;
  readonly resultados: readonly ResultadoDeTarea[];
  /** A task that only changes hands needs no result. */
  readonly resultadoOpcional?: boolean;
  /** TAR-508: whether 'Programar tarea' is offered. */
  readonly programable: boolean;
  readonly disabled?: boolean;
  /** The cursor begins at the result. */
  readonly autoFocus?: boolean;
  readonly hoy: string;
}

/** TAR-006, TAR-508, TAR-510, TAR-511: result, date from tomorrow on, observations with their count. */
export function CamposDeTarea(props: CamposDeTareaProps) {
  const { datos, onCambio, errores, resultados, programable, hoy } = props;
  const { resultadoOpcional = false, disabled = false, autoFocus = false } = props;
  const desde = primerDiaDeEjecucion(hoy);
  return (
    <>
      <div data-campo="accion">
        <TextField
          select
          fullWidth
          required={!resultadoOpcional}
          label="Resultado"
          autoFocus={autoFocus}
          value={resultados.some(({ id }) => id === datos.accion) ? datos.accion : ''}
          onChange={(event) => onCambio({ accion: Number(event.target.value) })}
          error={errores.accion !== undefined}
          helperText={errores.accion ?? ' '}
          disabled={disabled}
        >
          {resultados.map(({ id, nombre }) => (
            <MenuItem key={id} value={id}>
              {nombre}
            </MenuItem>
          ))}
        </TextField>
      </div>
      {programable && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', columnGap: 2 }}>
          <FormControlLabel
            control={
              <Checkbox
                size="small"
                checked={datos.programar}
                onChange={(_, programar) => onCambio({ programar })}
                disabled={disabled}
              />
            }
            label={mensajes.TAR.programarTarea}
            sx={{ flex: '1 1 160px', mr: 0, minHeight: 40 }}
          />
          <Box data-campo="fechaEjecucion" sx={{ flex: '1 1 200px', minHeight: 62 }}>
            {datos.programar && (
              <FechaPicker
                label="Fecha de ejecución"
                value={datos.fechaEjecucion}
                onChange={(fechaEjecucion) => onCambio({ fechaEjecucion })}
                min={desde}
                required
                fullWidth
                disabled={disabled}
                error={errores.fechaEjecucion}
                helperText={`Desde el ${formatearFecha(desde)}`}
              />
            )}
          </Box>
        </Box>
      )}
      <div data-campo="observaciones">
        <CampoDeComentario
          label="Observaciones"
          value={datos.observaciones}
          onChange={(observaciones) => onCambio({ observaciones })}
          error={errores.observaciones}
          disabled={disabled}
        />
      </div>
    </>
  );
}
