import {
  bloquesDeContrato,
  type CampoDeFormato,
  type CondicionesDeFormato,
  combinacionesDe,
  condicionDeCampo,
  propios,
} from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useCallback, useState } from 'react';
import { BooleanInput, SelectInput, TextInput, useInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CommentField } from '../../ui/fields/CommentField';
import { DayInput, INCOMPLETE_DATE } from '../../ui/fields/DayInput';
import { IdleRichTextField } from '../../ui/rich-text/IdleRichTextField';
import { Condiciones } from './Condiciones';
import { VistaPrevia } from './VistaPrevia';

const toda = { gridColumn: '1 / -1' } as const;
const bloques = bloquesDeContrato.map(({ id, nombre, orden }) => ({ id, name: `${orden}. ${nombre}` }));

/** Everything that is written of a version; `bloqueFijo` = of a format that there is already. */
export function CamposDeFormato({ bloqueFijo }: { readonly bloqueFijo: boolean }) {
  const [viendo, setViendo] = useState(false);
  return (
    <>
      {bloqueFijo ? (
        <BloqueFijo />
      ) : (
        <SelectInput source="bloque" label="Bloque" choices={bloques} isRequired helperText={false} />
      )}
      <TextInput source="nombre" label="Nombre" isRequired helperText={false} />
      <Condiciones />
      <VigenteDesde />
      <Box />
      <Texto />
      <Box sx={{ ...toda, display: 'flex', justifyContent: 'flex-end' }}>
        <Button variant="outlined" onClick={() => setViendo(true)}>
          {propios.formatoVistaPrevia}
        </Button>
      </Box>
      <Motivo />
      <BooleanInput
        source="seCompleta"
        label={propios.formatoSeCompleta}
        helperText={propios.formatoSeCompletaAyuda}
        sx={toda}
      />
      {viendo && <DelFormulario onClose={() => setViendo(false)} />}
    </>
  );
}

/** Shown, not an input: react-hook-form takes the value of one that is disabled out of what is saved. */
function BloqueFijo() {
  const bloque: unknown = useWatch({ name: 'bloque' });
  return <TextField label="Bloque" value={bloques.find(({ id }) => id === bloque)?.name ?? ''} disabled />;
}

function DelFormulario({ onClose }: { readonly onClose: () => void }) {
  const { texto, condiciones } = useWatch();
  return <VistaPrevia texto={texto} condiciones={condiciones} onClose={onClose} />;
}

/** Fields that not all of the format's contracts have cannot be chosen. */
function Texto() {
  const { field, fieldState } = useInput({ source: 'texto' });
  const condiciones: CondicionesDeFormato = useWatch({ name: 'condiciones' });
  const clave = JSON.stringify(condiciones);
  const disponible = useCallback(
    (nombre: CampoDeFormato) => {
      const si = condicionDeCampo(nombre)?.si;
      return si === undefined || combinacionesDe(JSON.parse(clave)).every(si);
    },
    [clave],
  );
  return (
    <Box sx={toda}>
      <IdleRichTextField
        name="texto"
        label={propios.formatoTexto}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={fieldState.error?.message}
        mergeFields={disponible}
        required
      />
    </Box>
  );
}

function VigenteDesde() {
  const { field, fieldState } = useInput({ source: 'vigenteDesde' });
  return (
    <DayInput
      label="Vigente desde"
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
      inputRef={field.ref}
      incomplete={INCOMPLETE_DATE}
      required
      fullWidth
    />
  );
}

function Motivo() {
  const { field, fieldState } = useInput({ source: 'motivo' });
  return (
    <Box sx={toda}>
      <CommentField label="Motivo" required {...field} error={fieldState.error?.message} inputRef={field.ref} />
    </Box>
  );
}
