import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useCreatePath, useResourceContext } from 'react-admin';
import { Link } from 'react-router';

interface CreateButtonProps {
  readonly label: string;
  /** Path of the new record's page, if it is not the resource's `create`. */
  readonly to?: string;
}

/** react-admin's `CreateButton` with a label that says what is created. */
export function CreateButton({ label, to }: CreateButtonProps) {
  const createPath = useCreatePath();
  const resource = useResourceContext();
  return (
    <Button
      component={Link}
      to={to ?? createPath({ type: 'create', resource })}
      variant="contained"
      startIcon={<AddOutlined />}
    >
      {label}
    </Button>
  );
}
