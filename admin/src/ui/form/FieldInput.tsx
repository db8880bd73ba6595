import type { RangoDeFechas, Valor } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, Suspense } from 'react';
import { useController } from 'react-hook-form';
import { lazy } from '../lazy';
import { RichText } from '../rich-text/RichText';
import { CatalogInput, CatalogName, useCatalogName } from './CatalogInput';
import { type Field, fieldOf, textOf, withMark } from './fields';
import { type InputText, KindInput, LockedInput } from './inputs';
import { useRecordForm } from './RecordFormContext';
import { SuggestionInput } from './SuggestionInput';

/** Loaded separately, because few forms name a user. */
const UserInput = lazy(() => import('./UserInput'));

/** What depends on other fields; computed by the section, so that a keystroke renders one field only. */
export interface FieldInputProps {
  readonly name: string;
  readonly required: boolean;
  readonly locked: boolean;
  readonly warning: string | null;
  /** Filter of the catalogue as text, so that equal filters do not render again; null = the field it depends on is empty. */
  readonly filter: string | null;
  /** Columns of the grid it takes. */
  readonly span?: 1 | 2 | 'all' | undefined;
}

const columns = { 1: 'auto', 2: { xs: 'auto', sm: 'span 2' }, all: '1 / -1' } as const;
/** The same height for the input and for label and value, message included. */
const HEIGHT = 60;

/** A field of the table: its input while the form is edited, else label and value. */
export const FieldInput = memo(function FieldInput(props: FieldInputProps) {
  const { name, required, locked, warning, filter, span = 1 } = props;
  const { table, rules, editing, marksRead, change } = useRecordForm();
  const row = fieldOf(table, name);
  const { field, fieldState } = useController({ name });
  const value = field.value as Valor;
  const error = editing ? fieldState.error?.message : undefined;
  const text: InputText = {
    label: withMark(row.etiqueta, required),
    required,
    error: error !== undefined,
    helperText: error ?? warning ?? ' ',
  };
  const input = { name, value, text, onChange: (next: Valor) => change(name, next), onBlur: field.onBlur };
  return (
    <Box
      data-campo={name}
      sx={{
        gridColumn: columns[span],
        minHeight: HEIGHT,
        minWidth: 0,
        scrollMarginTop: 160,
        // Aligned with the field, so that the messages fit in one line.
        '& .MuiFormHelperText-root': { mx: 0 },
        ...(warning === null ? {} : { '& .MuiFormHelperText-root:not(.Mui-error)': { color: 'warning.main' } }),
      }}
    >
      {!editing ? (
        <ReadField row={row} marked={required && (marksRead || value === null)} value={value} warning={warning} />
      ) : row.tipo === 'catalogo' ? (
        locked ? (
          <LockedCatalogInput name={name} resource={row.recurso} value={value} text={text} />
        ) : (
          <CatalogInput {...input} resource={row.recurso} filter={filter === null ? null : JSON.parse(filter)} />
        )
      ) : locked ? (
        <LockedInput name={name} value={value === null ? '' : textOf(row, value)} text={text} />
      ) : row.tipo === 'texto' && row.usuarios !== undefined ? (
        <Suspense fallback={<LockedInput name={name} value={textOf(row, value)} text={text} />}>
          <UserInput {...input} {...row.usuarios} />
        </Suspense>
      ) : row.tipo === 'texto' && row.sugerencias !== undefined ? (
        <SuggestionInput {...input} resource={row.sugerencias} fills={row.llena} onFill={change} />
      ) : (
        <KindInput {...input} field={row} range={rangeOf(row, rules)} />
      )}
    </Box>
  );
});

const rangeOf = (row: Field, rules: unknown): RangoDeFechas => (row.tipo === 'fecha' ? row.rango(rules) : {});

interface LockedCatalogInputProps {
  readonly name: string;
  readonly resource: string;
  readonly value: Valor;
  readonly text: InputText;
}

function LockedCatalogInput({ name, resource, value, text }: LockedCatalogInputProps) {
  return <LockedInput name={name} value={useCatalogName(resource, value)} text={text} />;
}

interface ReadFieldProps {
  readonly row: Field;
  readonly marked: boolean;
  readonly value: Valor;
  readonly warning: string | null;
}

/** Label and value as text that wraps and can be selected. */
function ReadField({ row, marked, value, warning }: ReadFieldProps) {
  const empty = value === null && row.tipo !== 'casilla';
  return (
    <>
      <Typography component="dt" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {row.etiqueta}
        {marked && <span data-sin-imprimir>{withMark('', marked)}</span>}
      </Typography>
      <Typography
        component="dd"
        variant="body1"
        sx={{
          m: 0,
          overflowWrap: 'anywhere',
          whiteSpace: row.tipo === 'parrafo' ? 'pre-line' : 'normal',
          color: empty ? 'text.disabled' : 'text.primary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {row.tipo === 'catalogo' ? (
          <CatalogName resource={row.recurso} code={value} />
        ) : row.tipo === 'enriquecido' && typeof value === 'string' ? (
          <RichText html={value} />
        ) : (
          textOf(row, value)
        )}
      </Typography>
      {warning !== null && (
        <Typography component="dd" variant="caption" sx={{ display: 'block', m: 0, color: 'warning.main' }}>
          {warning}
        </Typography>
      )}
    </>
  );
}
