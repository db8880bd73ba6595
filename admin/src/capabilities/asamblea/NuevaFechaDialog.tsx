import {
  compararFechas,
  esquemaNuevaAsamblea,
  formatearFecha,
  lugaresDeAsamblea,
  mensajes,
  type NuevaAsamblea,
  TIPO_NOTARIO_ASAMBLEA,
} from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useId, useState } from 'react';
import { useDataProvider, useGetList, useRefresh } from 'react-admin';
import { Controller, type FieldPath, type Resolver, useForm } from 'react-hook-form';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { falloDe } from '../../providers/problemas';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { FechaPicker } from '../../ui/fields/FechaPicker';
import { resolverDe } from '../../ui/resolver';
import { useToast } from '../../ui/useToast';
import { useGrupo, useOpciones } from './consultas';
import type { Seleccion } from './enlaces';
import { completarHora, enmascararHora } from './hora';
import { SelectoresDeGrupo } from './Selectores';
import type { AsambleaDetalle, OpcionesDeAsamblea } from './tipos';

interface NuevaFechaDialogProps {
  /** Product and group chosen on the page; they can be changed here. */
  readonly seleccion: Seleccion;
  readonly onCreated: (asamblea: AsambleaDetalle) => void;
  readonly onClose: () => void;
}

interface Campos {
  fecha: string;
  hora: string;
  lugar: string;
  notario: string | null;
  testigo1: string;
  testigo2: string;
  testigo3: string;
}

const vacios: Campos = { fecha: '', hora: '', lugar: '', notario: null, testigo1: '', testigo2: '', testigo3: '' };
const testigos = ['testigo1', 'testigo2', 'testigo3'] as const;
const esquema = esquemaNuevaAsamblea.omit({ producto: true, grupo: true, numeroAsamblea: true });

/** The rules package's schema plus the earliest date, which only the group knows (ASA-076…083). */
function resolverCon(minima: string | undefined): Resolver<Campos> {
  const porEsquema = resolverDe(esquema);
  return (values) => {
    const result = porEsquema(values);
    const temprana = values.fecha !== '' && minima !== undefined && compararFechas(values.fecha, minima) < 0;
    if (!temprana) return result as Awaited<ReturnType<Resolver<Campos>>>;
    const fecha = { type: 'minima', message: mensajes.propios.fechaMinima(formatearFecha(minima)) };
    return { values: {}, errors: { ...result.errors, fecha } } as Awaited<ReturnType<Resolver<Campos>>>;
  };
}

/** ASA-072, ASA-076…090. Enter saves, Esc leaves and asks first when something was written. Render it only while it is open. */
export function NuevaFechaDialog({ seleccion: inicial, onCreated, onClose }: NuevaFechaDialogProps) {
  const titleId = useId();
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });
  const [seleccion, setSeleccion] = useState<Seleccion>(inicial);
  const [dirty, setDirty] = useState(false);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const { producto = '', grupo: codigo = '' } = seleccion;
  const { grupo } = useGrupo(producto, codigo);
  const { data: opciones, error } = useOpciones(grupo?.id as number | undefined);
  const close = () => {
    if (busy) return;
    if (dirty) setAsking(true);
    else onClose();
  };

  return (
    <Dialog open onClose={close} aria-labelledby={titleId} maxWidth="sm" fullWidth fullScreen={phone}>
      <DialogTitle id={titleId}>{mensajes.ASA.nuevaFechaAsamblea}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 1, pb: 2, '& > *': { flex: '1 1 160px' } }}>
          <SelectoresDeGrupo value={seleccion} onChange={setSeleccion} disabled={busy} />
        </Box>
        {error && <Alert severity="error">{error.message}</Alert>}
        {opciones && !opciones.nuevaFecha.permitida && (
          <Alert severity="warning">{mensajes.propios.grupoCompleto}</Alert>
        )}
        <Formulario
          // Another group: another number and another earliest date; what was written stays.
          id={`${titleId}-form`}
          producto={producto}
          grupo={codigo}
          opciones={opciones}
          onDirty={setDirty}
          onBusy={setBusy}
          onCreated={onCreated}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={busy}>
          Cancelar
        </Button>
        <Button
          type="submit"
          form={`${titleId}-form`}
          variant="contained"
          loading={busy}
          disabled={!opciones?.nuevaFecha.permitida}
        >
          Crear fecha
        </Button>
      </DialogActions>
      <ConfirmDialog
        open={asking}
        title="¿Descartar la nueva fecha?"
        confirmLabel="Descartar"
        cancelLabel="Seguir editando"
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      >
        Lo que escribió no se ha guardado.
      </ConfirmDialog>
    </Dialog>
  );
}

interface FormularioProps {
  readonly id: string;
  readonly producto: string;
  readonly grupo: string;
  readonly opciones: OpcionesDeAsamblea | undefined;
  readonly onDirty: (dirty: boolean) => void;
  readonly onBusy: (busy: boolean) => void;
  readonly onCreated: (asamblea: AsambleaDetalle) => void;
}

function Formulario({ id, producto, grupo, opciones, onDirty, onBusy, onCreated }: FormularioProps) {
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const refresh = useRefresh();
  const toast = useToast();
  const minima = opciones?.nuevaFecha.fechaMinima;
  const { control, handleSubmit, setError, setFocus, formState } = useForm<Campos>({
    defaultValues: vacios,
    resolver: resolverCon(minima),
    mode: 'onTouched',
  });
  const { data: notarios = [], isPending: buscando } = useGetList<{ id: number; nombre: string }>('notario', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'nombre', order: 'ASC' },
    filter: { tipo: TIPO_NOTARIO_ASAMBLEA },
  });
  const listo = opciones?.nuevaFecha.permitida === true;
  // The first thing to write, as soon as the group says from when on
  useEffect(() => {
    if (listo) setFocus('fecha');
  }, [listo, setFocus]);

  const save = handleSubmit(
    async (campos) => {
      if (!listo || formState.isSubmitting) return;
      onBusy(true);
      try {
        const body: NuevaAsamblea = {
          ...esquema.parse(campos),
          producto: producto as NuevaAsamblea['producto'],
          grupo,
          numeroAsamblea: opciones.nuevaFecha.numeroAsamblea,
        };
        const { data } = await dataProvider.create<AsambleaDetalle>('asamblea', { data: body });
        toast.exito(mensajes.ASA.fechaCreada);
        refresh();
        onCreated(data as AsambleaDetalle);
      } catch (error) {
        fail(error);
      } finally {
        onBusy(false);
      }
    },
    () => toast.aviso(mensajes.GEN.camposIncorrectos),
  );

  /** ASA-088: a duplicate is a warning; ASA-089: what the server could not do; anything else says itself what is wrong. */
  const fail = (error: unknown) => {
    const { status, code, errors } = falloDe(error);
    const fields = Object.entries(errors).filter(([name]) => name in vacios);
    for (const [name, message] of fields) setError(name as FieldPath<Campos>, { type: 'servidor', message });
    if (fields[0] !== undefined) setFocus(fields[0][0] as FieldPath<Campos>);
    if (code === 'asamblea-duplicada') toast.aviso(mensajes.ASA.asambleaDuplicada);
    else if (status === 0 || status >= 500) toast.aviso(mensajes.ASA.errorAlCrear);
    else toast.error(error);
    // Somebody else may have created the next one: number and earliest date are read again.
    if (status === 409) refresh();
  };

  const { isDirty } = formState;
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  return (
    <Box
      component="form"
      id={id}
      onSubmit={(event) => void save(event)}
      noValidate
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, pt: 1 }}
    >
      <TextField
        label="No. Asamblea"
        value={listo ? String(opciones.nuevaFecha.numeroAsamblea) : ''}
        slotProps={{ htmlInput: { readOnly: true }, inputLabel: { shrink: true } }}
        helperText={listo ? `De ${opciones.mesesPlan} del plan` : ' '}
        disabled={!listo}
      />
      <Controller
        control={control}
        name="fecha"
        render={({ field, fieldState }) => (
          <FechaPicker
            label="Fecha"
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
            min={minima}
            required
            disabled={!listo}
            error={fieldState.error?.message}
            helperText={minima === undefined ? ' ' : `Desde el ${formatearFecha(minima)}`}
          />
        )}
      />
      <Controller
        control={control}
        name="hora"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            inputRef={field.ref}
            onChange={(event) => field.onChange(enmascararHora(event.target.value, field.value))}
            onBlur={() => {
              field.onChange(completarHora(field.value));
              field.onBlur();
            }}
            label="Hora"
            placeholder="HH:MM"
            required
            disabled={!listo}
            error={fieldState.error !== undefined}
            helperText={fieldState.error?.message ?? 'Formato de 24 horas'}
            slotProps={{
              htmlInput: { inputMode: 'numeric', maxLength: 5, autoComplete: 'off' },
              inputLabel: { shrink: true },
            }}
          />
        )}
      />
      <Controller
        control={control}
        name="lugar"
        render={({ field, fieldState }) => (
          <TextField
            {...field}
            inputRef={field.ref}
            select
            label="Lugar"
            required
            disabled={!listo}
            error={fieldState.error !== undefined}
            helperText={fieldState.error?.message ?? ' '}
          >
            {lugaresDeAsamblea.map((lugar) => (
              <MenuItem key={lugar} value={lugar}>
                {lugar}
              </MenuItem>
            ))}
          </TextField>
        )}
      />
      <Controller
        control={control}
        name="notario"
        render={({ field, fieldState }) => (
          <Autocomplete
            options={notarios.map(({ nombre }) => nombre)}
            value={field.value}
            onChange={(_, nombre) => field.onChange(nombre)}
            onBlur={field.onBlur}
            loading={buscando}
            loadingText="Buscando…"
            noOptionsText="No hay notarios con ese nombre"
            openText="Abrir"
            closeText="Cerrar"
            clearText="Borrar"
            autoHighlight
            disabled={!listo}
            sx={{ gridColumn: '1 / -1' }}
            renderInput={(params) => (
              <TextField
                {...params}
                inputRef={field.ref}
                label="Notario"
                required
                error={fieldState.error !== undefined}
                helperText={fieldState.error?.message ?? ' '}
              />
            )}
          />
        )}
      />
      <Box
        sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}
      >
        {testigos.map((name, index) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                inputRef={field.ref}
                label={`Testigo ${index + 1}`}
                disabled={!listo}
                error={fieldState.error !== undefined}
                helperText={fieldState.error?.message ?? 'Opcional'}
                slotProps={{ htmlInput: { autoComplete: 'off' } }}
              />
            )}
          />
        ))}
      </Box>
    </Box>
  );
}
