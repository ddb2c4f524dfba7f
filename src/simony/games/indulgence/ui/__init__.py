"""Indulgence in words and pictures: scene, prompts, chronicle, rulebook and notation."""
