import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useQueryClient } from '@tanstack/react-query';
import type { KeyboardEvent, ReactNode } from 'react';
import { Form, type FormProps, type RaRecord, useResourceContext, useSaveContext } from 'react-admin';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { Link } from 'react-router';
import { useTrasSesion } from './formulario/trasSesion';
import type { BorradorDePagina } from './formulario/useBorradorDePagina';
import { PageHeader } from './PageHeader';

interface FormPageProps extends FormProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** Where 'Cancelar' leads. */
  readonly cancelTo: string;
  readonly actions?: ReactNode;
  readonly saveLabel?: string;
  /** Of a long form: what is typed is kept until it is saved (`useBorradorDePagina`). */
  readonly borrador?: BorradorDePagina;
  readonly children: ReactNode;
}

/**
 * Page of one form inside `CreateBase` or `EditBase` (pessimistic: the server's field errors come back to their inputs): two columns on a desk,
 * one on a phone, asks before unsaved changes are left.
 */
export function FormPage({
  title,
  description,
  cancelTo,
  actions,
  saveLabel = 'Guardar',
  borrador,
  children,
  ...form
}: FormPageProps) {
  const guardar = useGuardar(borrador);
  return (
    <>
      <PageHeader title={title} description={description} actions={actions} />
      <Card component="section" sx={{ maxWidth: 860 }}>
        <Form warnWhenUnsavedChanges={borrador === undefined} mode="onTouched" onSubmit={guardar} {...form}>
          {borrador !== undefined && (
            <Box sx={{ px: { xs: 2, md: 3 }, pt: 2, '&:empty': { display: 'none' } }}>{borrador.avisos}</Box>
          )}
          {/* what has no draft is kept for who logs in again */}
          {borrador === undefined && <TrasSesion />}
          <Box
            onKeyDown={sinEnviar}
            sx={{
              display: 'grid',
              columnGap: 2,
              rowGap: 1,
              alignItems: 'start',
              // The grid spaces the fields; react-admin's inputs bring margins that differ by kind. Each field keeps its line for a message: one
              // that appears on leaving a field must not move the button from under the mouse.
              '& .MuiFormControl-root': { m: 0, minHeight: 60 },
              // no wider than the card: a word that cannot break would push the fields beside it out of sight
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
              p: { xs: 2, md: 3 },
            }}
          >
            {children}
          </Box>
          <Box
            sx={{
              display: 'flex',
              justifyContent: 'flex-end',
              alignItems: 'center',
              gap: 1,
              px: { xs: 2, md: 3 },
              py: 2,
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            {borrador !== undefined && <Box sx={{ flex: 1 }}>{borrador.estado}</Box>}
            <Button component={Link} to={cancelTo}>
              Cancelar
            </Button>
            <Submit>{saveLabel}</Submit>
          </Box>
        </Form>
      </Card>
    </>
  );
}

/** A record that could not be read: react-admin would leave for the list, which some have elsewhere. The page says it, and asks again. */
export const seDiceEnSuLugar = (): void => {};

/** Enter in a field is a slip: it neither saves nor closes the page, which the button below does. */
function sinEnviar(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

function TrasSesion() {
  useTrasSesion('pagina', useFormContext());
  return null;
}

/**
 * Saves by the page around the form. What is refused as a whole is an error of the form too, which says its message: otherwise react-admin takes
 * the form for saved, and leaving it would not ask.
 */
function useGuardar(borrador: BorradorDePagina | undefined) {
  const { save } = useSaveContext();
  const resource = useResourceContext();
  const queryClient = useQueryClient();
  const guardar = async (valores: FieldValues) => {
    let rechazo: string | null = null;
    const errores: unknown = await save?.(valores as Partial<RaRecord>, {
      onError: (error: Error) => {
        rechazo = error.message;
        // Often somebody else was faster: a list seen seconds ago would still show what was there before
        void queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
      },
    });
    return errores ?? (rechazo === null ? undefined : { root: { serverError: rechazo } });
  };
  return (valores: FieldValues) =>
    borrador === undefined ? guardar(valores) : borrador.guardando(() => guardar(valores));
}

/**
 * Always pressable, so that a press says what is missing. react-admin's button is disabled while the field that was just left is
 * validated, which swallows a quick click.
 */
function Submit({ children }: { readonly children: string }) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" loading={isSubmitting}>
      {children}
    </Button>
  );
}
