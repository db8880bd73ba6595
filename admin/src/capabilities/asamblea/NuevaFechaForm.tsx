import {
  compararFechas,
  esquemaNuevaAsamblea,
  type Fecha,
  formatearFecha,
  mensajes,
  type NuevaAsamblea,
} from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { Controller, type FieldPath, type Resolver, useForm } from 'react-hook-form';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { falloDe } from '../../providers/problemas';
import { DialogFrame } from '../../ui/dialogs/DialogFrame';
import { FechaPicker } from '../../ui/fields/FechaPicker';
import { resolverDe } from '../../ui/resolver';
import { useToast } from '../../ui/useToast';
import { CampoHora, CampoLugar, CampoNotario, CampoTestigo } from './campos';
import type { Seleccion } from './enlaces';
import { SelectoresDeGrupo } from './Selectores';
import type { AsambleaDetalle, OpcionesDeAsamblea } from './tipos';

interface Campos {
  fecha: string;
  hora: string;
  lugar: string;
  notario: string;
  testigo1: string;
  testigo2: string;
  testigo3: string;
}

const vacios: Campos = { fecha: '', hora: '', lugar: '', notario: '', testigo1: '', testigo2: '', testigo3: '' };
const testigos = ['testigo1', 'testigo2', 'testigo3'] as const;
const esquema = esquemaNuevaAsamblea.omit({ producto: true, grupo: true, numeroAsamblea: true });

/** The rules package's schema plus the earliest date, which only the group knows (ASA-076…083). */
function resolverCon(minima: Fecha | undefined): Resolver<Campos> {
  const porEsquema = resolverDe(esquema);
  return (values) => {
    const result = porEsquema(values);
    const temprana = values.fecha !== '' && minima !== undefined && compararFechas(values.fecha, minima) < 0;
    if (!temprana) return result as Awaited<ReturnType<Resolver<Campos>>>;
    const fecha = { type: 'minima', message: mensajes.propios.fechaMinima(formatearFecha(minima)) };
    return { values: {}, errors: { ...result.errors, fecha } } as Awaited<ReturnType<Resolver<Campos>>>;
  };
}

interface NuevaFechaFormProps {
  readonly seleccion: Seleccion;
  readonly onSeleccion: (seleccion: Seleccion) => void;
  readonly opciones: OpcionesDeAsamblea | undefined;
  /** Why the group did not say what it takes. */
  readonly fallo: string | undefined;
  readonly onCreated: (asamblea: AsambleaDetalle) => void;
  readonly onClose: () => void;
}

/** ASA-076…089: the fields, judged by the rules package and by the server, in the common dialog. */
export function NuevaFechaForm(props: NuevaFechaFormProps) {
  const { seleccion, onSeleccion, opciones, fallo, onCreated, onClose } = props;
  const { producto = '', grupo = '' } = seleccion;
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const refresh = useRefresh();
  const toast = useToast();
  const minima = opciones?.nuevaFecha.fechaMinima;
  const { control, handleSubmit, setError, setFocus, formState } = useForm<Campos>({
    defaultValues: vacios,
    resolver: resolverCon(minima),
    mode: 'onTouched',
  });
  const listo = opciones?.nuevaFecha.permitida === true;
  const enviado = useRef(false);
  const [guardando, setGuardando] = useState(false);
  // The first thing to write, as soon as the group says from when on
  useEffect(() => {
    if (listo) setFocus('fecha');
  }, [listo, setFocus]);

  const save = handleSubmit(
    async (campos) => {
      // Once it is created nothing is sent again: a double click may land while the dialog is leaving.
      if (!listo || enviado.current) return;
      enviado.current = true;
      setGuardando(true);
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
        enviado.current = false;
        fail(error);
      } finally {
        setGuardando(false);
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

  return (
    <DialogFrame
      title={mensajes.ASA.nuevaFechaAsamblea}
      subject={
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, pt: 1, '& > *': { flex: '1 1 160px' } }}>
            <SelectoresDeGrupo value={seleccion} onChange={onSeleccion} disabled={guardando} />
          </Box>
          {fallo !== undefined && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {fallo}
            </Alert>
          )}
          {opciones?.nuevaFecha.permitida === false && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {mensajes.propios.grupoCompleto}
            </Alert>
          )}
        </>
      }
      onClose={onClose}
      onSubmit={() => void save()}
      submitLabel="Crear fecha"
      submitDisabled={!listo}
      busy={guardando}
      dirty={formState.isDirty}
      discardTitle="¿Descartar la nueva fecha?"
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, pt: 1 }}>
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
        <CampoHora control={control} name="hora" required disabled={!listo} ayuda="Formato de 24 horas" />
        <CampoLugar control={control} name="lugar" required disabled={!listo} ayuda=" " />
        <Box sx={{ gridColumn: '1 / -1', display: 'grid' }}>
          <CampoNotario control={control} name="notario" required disabled={!listo} ayuda=" " />
        </Box>
        <Box
          sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}
        >
          {testigos.map((name, index) => (
            <CampoTestigo
              key={name}
              control={control}
              name={name}
              numero={index + 1}
              disabled={!listo}
              ayuda="Opcional"
            />
          ))}
        </Box>
      </Box>
    </DialogFrame>
  );
}
