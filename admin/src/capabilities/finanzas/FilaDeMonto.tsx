import type { Valor } from '@adjudica/domain';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';
import { useController } from 'react-hook-form';
import { fieldOf, textOf, withMark } from '../../ui/form/fields';
import { useRecordForm } from '../../ui/form/RecordFormContext';
import { useAmountInput } from '../../ui/form/useAmountInput';

/** Width of the figures: every column of the page ends at the same edge. */
const ANCHO = 140;

/** One amount of a statement: name at the left, figure at the right, as on paper; FIN-011 and FIN-012 stand under it. */
export const FilaDeMonto = memo(function FilaDeMonto({ nombre }: { readonly nombre: string }) {
  const { table, editing, change } = useRecordForm();
  const { field, fieldState } = useController({ name: nombre });
  const campo = fieldOf(table, nombre);
  const valor = field.value as Valor;
  return (
    <Box
      data-campo={nombre}
      sx={{
        display: 'flex',
        alignItems: editing ? 'flex-start' : 'center',
        justifyContent: 'space-between',
        columnGap: 1.5,
        minHeight: editing ? 40 : 30,
        scrollMarginTop: 160,
      }}
    >
      {editing ? (
        <Entrada
          nombre={nombre}
          etiqueta={withMark(campo.etiqueta, true)}
          valor={valor}
          error={fieldState.error?.message}
          onCambio={(nuevo) => change(nombre, nuevo)}
          onSalir={field.onBlur}
        />
      ) : (
        <>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', minWidth: 0 }}>
            {campo.etiqueta}
          </Typography>
          <Typography
            component="dd"
            variant="body2"
            sx={{
              m: 0,
              fontVariantNumeric: 'tabular-nums',
              whiteSpace: 'nowrap',
              color: valor === null ? 'text.disabled' : 'text.primary',
            }}
          >
            {textOf(campo, valor)}
          </Typography>
        </>
      )}
    </Box>
  );
});

interface EntradaProps {
  readonly nombre: string;
  readonly etiqueta: string;
  readonly valor: Valor;
  readonly error: string | undefined;
  readonly onCambio: (valor: Valor) => void;
  readonly onSalir: () => void;
}

function Entrada({ nombre, etiqueta, valor, error, onCambio, onSalir }: EntradaProps) {
  const id = useId();
  const escrito = useAmountInput(valor, onCambio, onSalir);
  return (
    <>
      <Typography
        component="label"
        htmlFor={id}
        variant="body2"
        sx={{ color: error === undefined ? 'text.secondary' : 'error.main', minWidth: 0, pt: 0.875 }}
      >
        {etiqueta}
      </Typography>
      <Box sx={{ flex: `0 0 ${ANCHO}px`, pb: 0.5 }}>
        <OutlinedInput
          id={id}
          name={nombre}
          size="small"
          fullWidth
          error={error !== undefined}
          {...escrito}
          startAdornment={
            <Box component="span" aria-hidden sx={{ color: 'text.disabled', mr: 0.5 }}>
              $
            </Box>
          }
          slotProps={{
            input: {
              inputMode: 'decimal',
              autoComplete: 'off',
              'aria-required': true,
              ...(error === undefined ? {} : { 'aria-describedby': `${id}-error` }),
              style: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', paddingBlock: 6 },
            },
          }}
        />
        {error !== undefined && (
          <FormHelperText error id={`${id}-error`} sx={{ m: 0, textAlign: 'right' }}>
            {error}
          </FormHelperText>
        )}
      </Box>
    </>
  );
}
