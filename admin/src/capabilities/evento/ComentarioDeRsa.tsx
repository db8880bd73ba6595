import { esquemaDeComentarioDePlan, propios } from '@adjudica/domain';
import AddCommentOutlined from '@mui/icons-material/AddCommentOutlined';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { AdjudicaDataProvider } from '../../providers/dataProvider';
import { failureOf } from '../../providers/problems';
import { ActDialog } from '../../ui/act/ActDialog';
import { TextLineField } from '../../ui/act/TextLineField';
import type { ActWithoutPath } from '../../ui/act/types';
import { CommentField } from '../../ui/fields/CommentField';
import { PageHeader } from '../../ui/PageHeader';

const acto: ActWithoutPath = {
  titulo: propios.comentarioRsa,
  confirmar: 'Guardar',
  exito: propios.comentarioRsaRegistrado,
  esquema: esquemaDeComentarioDePlan,
  campos: {
    plan: { etiqueta: 'Plan', tipo: TextLineField, requerido: propios.comentarioRsaPlan },
    comentario: { etiqueta: 'Comentario', tipo: CommentField },
  },
};

/** CAR-518, CAR-521: what RSA has to say of a plan; the tab RSA of its exit letter shows it. */
export default function ComentarioDeRsa() {
  const [abierto, setAbierto] = useState(false);
  const dataProvider = useDataProvider<AdjudicaDataProvider>();
  const enviar = async (cuerpo: object, key: string): Promise<unknown> => {
    const { plan, comentario } = cuerpo as { plan: string; comentario: string };
    return dataProvider.post('/plan/{idCodigo}/comentario-rsa', { idCodigo: plan }, { comentario }, { key });
  };
  return (
    <>
      <PageHeader title={propios.comentarioRsa} />
      <Card component="section" aria-label={propios.comentarioRsa} sx={{ p: { xs: 2, md: 3 }, maxWidth: 720 }}>
        <Typography variant="body2" sx={{ mb: 2 }}>
          {propios.comentarioRsaDonde}
        </Typography>
        <Button variant="contained" startIcon={<AddCommentOutlined />} onClick={() => setAbierto(true)}>
          {propios.comentarioRsaRegistrar}
        </Button>
      </Card>
      {abierto && (
        <ActDialog<unknown>
          acto={acto}
          id={null}
          enviar={enviar}
          onRechazo={(rechazo, error) =>
            failureOf(error).status === 404 ? { text: propios.comentarioRsaPlanDesconocido, final: false } : rechazo
          }
          onClose={() => setAbierto(false)}
        />
      )}
    </>
  );
}
