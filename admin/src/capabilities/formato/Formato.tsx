import { describirCondiciones, esquemaDeDescarte, nombreDeBloque, propios } from '@adjudica/domain';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { CanAccess } from 'react-admin';
import { Link, useParams } from 'react-router';
import { useUsuario } from '../../providers/sesion';
import { ActionButtons } from '../../ui/ActionButtons';
import { ActDialog } from '../../ui/act/ActDialog';
import type { Act } from '../../ui/act/types';
import { Facts } from '../../ui/Facts';
import { CommentField } from '../../ui/fields/CommentField';
import { fechaHora, vacio } from '../../ui/format';
import { usePageTitle } from '../../ui/layout/breadcrumbs';
import { NotFound } from '../../ui/NotFound';
import { withNamedMergeFields } from '../../ui/rich-text/mergeFieldText';
import { RichText } from '../../ui/rich-text/RichText';
import { isKey, Show } from '../../ui/show/Show';
import { useShownRecord } from '../../ui/show/useShownRecord';
import { Aprobar } from './Aprobar';
import { enDetalle, RECURSO, rutaDeEdicion, rutaDeNuevo } from './rutas';
import { condicionesDe, type FormatoDetalle } from './tipos';
import { Versiones } from './Versiones';
import { SituacionField, Vigencia } from './Vigencia';
import { VistaPrevia } from './VistaPrevia';

type Abierto = 'aprobar' | 'descartar' | 'ver';

const descartar: Act = {
  path: '/formato/{id}/descartar',
  titulo: propios.formatoDescartar,
  confirmar: 'Descartar',
  peligro: true,
  exito: propios.formatoDescartadoExito,
  esquema: esquemaDeDescarte,
  campos: { motivo: { etiqueta: 'Motivo', tipo: CommentField } },
};

const useFormato = () => useShownRecord<FormatoDetalle>();

/** One version: its text, for which contracts, since when, and the versions before it. */
export default function Formato() {
  const { formatoId = '' } = useParams();
  // 'nuevo' is no version: who may not write one finds nothing there
  if (!isKey(formatoId)) return <NotFound />;
  return (
    <Show
      resource={RECURSO}
      id={formatoId}
      queryOptions={{ meta: enDetalle }}
      title={<Titulo />}
      description={<Descripcion />}
      actions={<Acciones />}
    >
      <Contenido />
    </Show>
  );
}

function Titulo() {
  const { codigo, numero, nombre } = useFormato();
  usePageTitle(`${codigo}, versión ${numero}`);
  return nombre;
}

function Descripcion() {
  const { bloque, codigo, numero } = useFormato();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <span>{nombreDeBloque(bloque)}</span>
      <span>
        {codigo}, versión {numero}
      </span>
      <SituacionField />
    </Box>
  );
}

function Contenido() {
  const { entregado, situacion, texto } = useFormato();
  return (
    <>
      {entregado && situacion === 'vigente' && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {propios.formatoEntregado}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 4fr)' },
        }}
      >
        <Card component="section" aria-label={propios.formatoTexto} sx={{ p: 2 }}>
          <RichText html={withNamedMergeFields(texto)} />
        </Card>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Hechos />
          <Versiones />
        </Box>
      </Box>
    </>
  );
}

function Acciones() {
  const formato = useFormato();
  const { id, acciones, situacion, version, codigo, nombre, texto } = formato;
  const { role } = useUsuario();
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const cerrar = () => setAbierto(null);
  const siguiente = situacion === 'vigente' || situacion === 'porRegir';
  return (
    <>
      <Button variant="outlined" onClick={() => setAbierto('ver')}>
        {propios.formatoVistaPrevia}
      </Button>
      {siguiente && (
        <CanAccess resource="formato" action="escribir">
          {' '}
          <Button variant="contained" component={Link} to={rutaDeNuevo(role, id)}>
            {propios.formatoNuevaVersion}
          </Button>
        </CanAccess>
      )}
      {acciones.includes('editar') && (
        <Button variant="outlined" component={Link} to={rutaDeEdicion(role, id)}>
          Editar
        </Button>
      )}
      <ActionButtons
        acciones={(['descartar', 'aprobar'] as const).filter((accion) => acciones.includes(accion))}
        definitions={{
          descartar: { label: 'Descartar', danger: true, onClick: () => setAbierto('descartar') },
          aprobar: { label: 'Aprobar', variant: 'contained', onClick: () => setAbierto('aprobar') },
        }}
      />
      {abierto === 'aprobar' && <Aprobar formato={formato} onClose={cerrar} />}
      {abierto === 'descartar' && (
        <ActDialog acto={descartar} id={id} fijos={{ version }} onClose={cerrar}>
          {codigo} · {nombre}
        </ActDialog>
      )}
      {abierto === 'ver' && <VistaPrevia texto={texto} condiciones={condicionesDe(formato)} onClose={cerrar} />}
    </>
  );
}

function Hechos() {
  const formato = useFormato();
  const { escritoPor, escritoEn, decididoPor, decididoEn, motivo, motivoDescarte, entregado } = formato;
  const decision =
    decididoEn === null ? [] : [{ label: 'Decidido por', value: `${decididoPor}, ${fechaHora(decididoEn)}` }];
  const descarte = motivoDescarte === null ? [] : [{ label: 'Motivo del descarte', value: motivoDescarte }];
  return (
    <Card component="section" aria-label="Datos del formato" sx={{ p: 2 }}>
      <Facts
        facts={[
          { label: 'Condiciones', value: describirCondiciones(condicionesDe(formato)) },
          { label: 'Vigencia', value: <Vigencia {...formato} /> },
          { label: 'Motivo', value: motivo },
          { label: 'Escrito por', value: entregado ? vacio : `${escritoPor}, ${fechaHora(escritoEn)}` },
          ...decision,
          ...descarte,
        ]}
      />
    </Card>
  );
}
