import { mensajes } from '@adjudica/domain';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { ConfirmDialog } from '../dialogs/ConfirmDialog';
import { headerHeight } from '../layout/medidas';
import { AvisoDeSalida } from './AvisoDeSalida';
import { BorradorRestaurado, CopiaDelEquipo, EstadoDelBorrador, seConserva } from './avisosDeBorrador';
import { ConflictoDialog } from './ConflictoDialog';
import { CamposContext } from './contexto';
import type { Edicion } from './edicion';

interface FormularioEditableProps {
  readonly edicion: Edicion;
  /** At the left of the bar: section links, a state. */
  readonly cabecera?: ReactNode;
  /** Further buttons, after 'Editar' or 'Guardar'. */
  readonly acciones?: ReactNode;
  /** Where the specification has other words; with them, the button that saves stands there only while something can be saved. */
  readonly textos?: TextosDeBarra;
  /** After 'Cancelar', once there is nothing to lose any more. */
  readonly onCancelar?: () => void;
  /** `SeccionDeCampos` and whatever stands between them. */
  readonly children: ReactNode;
}

interface TextosDeBarra {
  readonly editar: string;
  readonly guardar: string;
}

/**
 * A form of `useEdicion` on the page: the bar with 'Editar', 'Cancelar', 'Guardar' that stays in sight, the fields, the question before unsaved
 * changes are left, the choice when somebody else saved first.
 */
export function FormularioEditable({ edicion, children, ...barra }: FormularioEditableProps) {
  const { raiz, campos, conflicto, restaurado, copia, puedeEditar, editando } = edicion;
  const conBarra = puedeEditar || editando || barra.cabecera !== undefined || barra.acciones !== undefined;
  useCampoDeLaDireccion(edicion);
  return (
    <CamposContext value={campos}>
      {conBarra && <Barra edicion={edicion} {...barra} />}
      <BorradorRestaurado restaurado={restaurado} onDescartar={edicion.cancelar} disabled={edicion.guardando} />
      <CopiaDelEquipo copia={copia} disabled={edicion.guardando} />
      <Box
        component="form"
        ref={raiz}
        tabIndex={-1}
        noValidate
        autoComplete="off"
        // 'Guardar' saves; Enter in a field of a long form is a slip and does nothing.
        onSubmit={(event) => event.preventDefault()}
        // what is only read has no bar between it and the edge of its card
        sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', outline: 'none', pt: conBarra ? 0 : 2 }}
      >
        {children}
      </Box>
      {edicion.sucio && <AvisoDeSalida conBorrador={edicion.conBorrador && seConserva(edicion.borrador)} />}
      {conflicto !== null && (
        <ConflictoDialog
          tabla={campos.tabla}
          conflicto={conflicto}
          busy={edicion.guardando}
          onGuardar={(elecciones) => void edicion.resolver(elecciones)}
          onCancelar={edicion.volver}
        />
      )}
    </CamposContext>
  );
}

/** `?campo=` in the address leads to a field of this form, once: a link in the list of what is missing works again and again. */
function useCampoDeLaDireccion({ campos: { tabla }, listo, irA }: Edicion) {
  const [params, setParams] = useSearchParams();
  const campo = params.get('campo');
  const propio = campo !== null && tabla.campos[campo] !== undefined;
  useEffect(() => {
    if (!propio || !listo) return;
    irA(campo);
    setParams(
      (antes) => {
        antes.delete('campo');
        return antes;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [propio, listo, campo, irA, setParams]);
}

function Barra({ edicion, cabecera, acciones, textos, onCancelar }: Omit<FormularioEditableProps, 'children'>) {
  const { puedeEditar, editando, guardando, sucio } = edicion;
  const [preguntando, setPreguntando] = useState(false);
  const cancelar = () => {
    edicion.cancelar();
    onCancelar?.();
  };
  return (
    <Box
      role="toolbar"
      aria-label="Acciones del formulario"
      sx={{
        position: 'sticky',
        top: headerHeight,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.75,
        mx: -0.5,
        px: 0.5,
        py: 1,
        mb: 1.5,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>{cabecera}</Box>
      {editando && <EstadoDelBorrador borrador={edicion.borrador} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {editando ? (
          <Button onClick={() => (sucio ? setPreguntando(true) : cancelar())} disabled={guardando}>
            Cancelar
          </Button>
        ) : (
          puedeEditar && (
            <Button variant="outlined" onClick={edicion.editar} disabled={!edicion.listo}>
              {textos?.editar ?? mensajes.CLI.editar}
            </Button>
          )
        )}
        {/* CLI-043: there from the start, enabled by 'Editar'. */}
        {(editando || (puedeEditar && textos === undefined)) && (
          <Button variant="contained" onClick={() => void edicion.guardar()} disabled={!editando} loading={guardando}>
            {textos?.guardar ?? mensajes.CLI.guardar}
          </Button>
        )}
        {acciones}
      </Box>
      <ConfirmDialog
        open={preguntando}
        title={mensajes.propios.descartarCambios}
        confirmLabel="Descartar"
        cancelLabel="Seguir editando"
        onConfirm={() => {
          setPreguntando(false);
          cancelar();
        }}
        onCancel={() => setPreguntando(false)}
      >
        Lo que escribió no se ha guardado.
      </ConfirmDialog>
    </Box>
  );
}
