import { lugaresDeAsamblea, TIPO_NOTARIO_ASAMBLEA } from '@adjudica/domain';
import TextField from '@mui/material/TextField';
import { useGetList } from 'react-admin';
import { SelectField, textFieldProps } from '../../ui/act/TextLineField';
import type { ActInputProps } from '../../ui/act/types';
import { fieldFailure } from '../../ui/fieldFailure';
import { namesOf, SearchSelect } from '../../ui/SearchSelect';
import { completarHora, enmascararHora } from './hora';

/** ASA-078, ASA-079: masked while it is typed, completed on leaving. */
export function CampoHora(props: ActInputProps) {
  const { name, value, onChange, onBlur } = props;
  return (
    <TextField
      {...textFieldProps(props)}
      name={name}
      placeholder="HH:MM"
      value={value}
      onChange={(event) => onChange(enmascararHora(event.target.value, value))}
      onBlur={() => {
        if (completarHora(value) !== value) onChange(completarHora(value));
        onBlur();
      }}
      slotProps={{
        htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
        inputLabel: { shrink: true },
      }}
    />
  );
}

/** ASA-081. An imported assembly may have another place: `actual` keeps it choosable. */
export function CampoLugar({ actual, ...props }: ActInputProps & { readonly actual?: string }) {
  const lugares = [...new Set<string>([...lugaresDeAsamblea, ...(actual === undefined ? [] : [actual])])];
  return <SelectField {...props} opciones={lugares.map((lugar) => ({ id: lugar, nombre: lugar }))} />;
}

interface CampoDeNombreProps extends ActInputProps {
  readonly actual?: string | null;
}

/** ASA-083, ASA-084: the notaries of type ASAMBLEA, found while typing. */
export const CampoNotario = (props: CampoDeNombreProps) => (
  <CampoDeNombre
    {...props}
    catalogo="notario"
    filter={{ tipo: TIPO_NOTARIO_ASAMBLEA }}
    ninguno="No hay notarios con ese nombre"
  />
);

/** Those who may represent the company. */
export const CampoRepresentante = (props: CampoDeNombreProps) => (
  <CampoDeNombre {...props} catalogo="representante" ninguno="No hay representantes con ese nombre" />
);

interface CampoDeCatalogoProps extends CampoDeNombreProps {
  readonly catalogo: string;
  readonly filter?: object;
  /** Nothing was found. */
  readonly ninguno: string;
}

/** A person of a catalogue, by name. `actual` = the one that the record has, who may be inactive by now. */
function CampoDeNombre({ actual, catalogo, filter = {}, ninguno, ...props }: CampoDeCatalogoProps) {
  const { label, value, onChange, onBlur, disabled = false } = props;
  const lectura = useGetList<{ id: number; nombre: string }>(catalogo, {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'nombre', order: 'ASC' },
    filter,
  });
  const { data = [], isPending, error } = lectura;
  return (
    <SearchSelect
      options={[...new Set([...data.map(({ nombre }) => nombre), ...(actual ? [actual] : [])])]}
      textsOf={namesOf}
      value={value === '' ? null : value}
      onChange={(_, nombre) => onChange(nombre ?? '')}
      onBlur={onBlur}
      loading={isPending}
      noOptionsText={error?.message ?? ninguno}
      disabled={disabled}
      renderInput={(params) => <TextField {...params} {...textFieldProps(props)} {...fieldFailure(label, lectura)} />}
    />
  );
}

/** What the group says, read only. */
export function NumeroDeAsamblea({ numero, ...props }: ActInputProps & { readonly numero: number | undefined }) {
  return (
    <TextField
      {...textFieldProps(props)}
      value={numero ?? ''}
      slotProps={{ htmlInput: { readOnly: true }, inputLabel: { shrink: true } }}
    />
  );
}
